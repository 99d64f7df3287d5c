import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/**
 * A short choice or a quick link: a button, or a link through `as`. A selected one has `aria-pressed` or
 * `aria-current`, which also fills it.
 */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.width.touch};
  padding: ${theme.space[4]} ${theme.space[16]};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.round};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${theme.motion.quick};
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  &[aria-pressed='true'], &[aria-current]:not([aria-current='false']) {
    background: ${theme.colour.ink};
    border-color: ${theme.colour.ink};
    color: ${theme.colour.paper};
    /* With forced colours, only an outline is visible. */
    @media (forced-colors: active) { border-width: 3px; }
  }
`;
