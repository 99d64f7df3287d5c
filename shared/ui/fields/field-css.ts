import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

/** Styles of inputs and selects; 17 px, so that phones do not zoom in. */
export const fieldCss = css`
  width: 100%;
  min-height: 48px;
  padding: ${theme.space[8]} ${theme.space[12]};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  font-size: ${theme.size[17]};
  line-height: ${theme.leading.heading};
  transition: border-color ${theme.motion.quick};
  &::placeholder { color: ${theme.colour.inkSoft}; opacity: 1; }
  &:focus-visible { border-color: ${theme.colour.ink}; outline-offset: 0; }
  &[aria-invalid='true'] { border-color: ${theme.colour.vermilionDeep}; box-shadow: inset 0 0 0 1px ${theme.colour.vermilionDeep}; }
  &:disabled { background: ${theme.colour.greyTint}; border-color: ${theme.colour.line}; color: ${theme.colour.grey}; cursor: not-allowed; }
  &:read-only:not(select, :disabled) { border-style: dashed; }
`;
