import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

/** A button with a heart, which is filled while `aria-pressed` is true. */
export const heartCss = css`
  border-radius: ${theme.radius.small};
  color: ${theme.colour.inkSoft};
  transition: background ${theme.motion.quick};
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  svg { transition: transform ${theme.motion.steady} ${theme.motion.ease}; }
  &:active svg { transform: scale(.8); }
  &[aria-pressed='true'] {
    color: ${theme.colour.vermilion};
    svg { fill: currentColor; }
  }
`;
