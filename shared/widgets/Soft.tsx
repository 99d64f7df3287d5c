import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Text in the second rank: a hint, a state, a note. */
export const Soft = styled.p<{ $small?: boolean }>`
  color: ${theme.colour.inkSoft};
  font-size: ${({ $small = false }) => theme.size[$small ? 13 : 15]};
`;
