import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The heading of a list, and beside it the button that adds an item. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
`;
