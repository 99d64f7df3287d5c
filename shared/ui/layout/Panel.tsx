import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** A card with a hairline border. */
export const Panel = styled.div`
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  ${theme.media.tablet} { padding: ${theme.space[24]}; }
`;
