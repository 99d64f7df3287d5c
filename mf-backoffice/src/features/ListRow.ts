import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** An item of a list with rules between its items. */
export const ListRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  &:first-child { padding-top: 0; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; overflow-wrap: anywhere; }
`;
