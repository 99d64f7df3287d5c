import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Two slightly rotated characters, stamped on a picture. */
export const Stamp = styled.span`
  position: absolute;
  top: ${theme.space[12]};
  left: ${theme.space[12]};
  padding: ${theme.space[8]};
  border: 2px solid currentColor;
  border-radius: ${theme.radius.small};
  background: ${theme.colour.paper};
  box-shadow: inset 0 0 0 2px ${theme.colour.paper}, inset 0 0 0 3px currentColor;
  color: ${theme.colour.ink};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[17]};
  font-weight: ${theme.weight.bold};
  line-height: 1.15;
  writing-mode: vertical-rl;
  transform: rotate(-5deg);
`;
