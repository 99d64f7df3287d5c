import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Product grid: 2 columns on phones, 3 on tablets, 4 on desktop. A list; its children are `<li>`. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]} ${theme.space[12]};
  ${theme.media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space[32]} ${theme.space[24]}; }
  ${theme.media.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${theme.space[48]} ${theme.space[24]}; }
`;
