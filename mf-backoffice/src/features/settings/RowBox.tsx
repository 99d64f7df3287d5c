import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The fields of an entry of an ordered list. */
export const RowBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
`;
