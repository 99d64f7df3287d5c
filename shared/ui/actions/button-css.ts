import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'promoter';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonLook = { $variant?: ButtonVariant; $size?: ButtonSize; $wide?: boolean };

/** A filled button; the pale line inside its edge is that of enamel shop signs. */
const sign = (fill: string, deep: string) => css`
  --frame: color-mix(in srgb, ${theme.colour.onSeal} 45%, transparent);
  background: ${fill};
  color: ${theme.colour.onSeal};
  box-shadow: inset 0 0 0 3px ${fill}, inset 0 0 0 4px var(--frame);
  ${theme.media.hover} { &:hover { background: ${deep}; box-shadow: inset 0 0 0 3px ${deep}, inset 0 0 0 4px var(--frame); } }
`;

const outlined = (colour: string, ground: string) => css`
  background: ${theme.colour.card};
  border-color: ${colour};
  color: ${colour};
  ${theme.media.hover} { &:hover { background: ${ground}; } }
`;

const variants = {
  primary: sign(theme.colour.seal, theme.colour.sealDeep),
  promoter: sign(theme.colour.plumFill, theme.colour.plumFillDeep),
  secondary: outlined(theme.colour.ink, theme.colour.tint),
  danger: outlined(theme.colour.vermilionDeep, theme.colour.vermilionTint),
  quiet: css`
    color: ${theme.colour.ink};
    text-decoration: underline ${theme.colour.edge} 1px;
    ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  `,
};

const sizes = {
  small: css`padding: ${theme.space[4]} ${theme.space[12]}; font-size: ${theme.size[15]};`,
  medium: css`padding: ${theme.space[8]} ${theme.space[24]}; font-size: ${theme.size[17]};`,
  large: css`min-height: 56px; padding: ${theme.space[12]} ${theme.space[32]}; font-size: ${theme.size[20]};`,
};

/** The styles of a button, for any element. */
export const buttonCss = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-width: ${theme.width.touch};
  min-height: ${theme.width.touch};
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.heading};
  letter-spacing: .06em;
  text-align: center;
  text-decoration: none;
  text-underline-offset: .35em;
  cursor: pointer;
  user-select: none;
  transition: background ${theme.motion.quick}, transform ${theme.motion.quick};
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $wide }) => $wide && css`width: 100%;`}
  &:active { transform: translateY(1px); }
  &:disabled, &[aria-disabled='true'] {
    background: ${theme.colour.greyTint};
    border-color: transparent;
    box-shadow: none;
    color: ${theme.colour.grey};
    cursor: not-allowed;
    transform: none;
  }
`;
