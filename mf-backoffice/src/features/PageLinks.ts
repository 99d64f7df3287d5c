import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Links to the first and the next page of a list whose pages have addresses. */
export const PageLinks = styled.nav.attrs({ 'aria-label': '分頁' })`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[16]};
  padding: ${theme.space[16]} ${theme.space[12]};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;
