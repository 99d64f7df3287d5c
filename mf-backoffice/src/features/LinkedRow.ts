import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** An item of a list that can be clicked anywhere, because of its `RowLink`; each list defines its own grid areas. */
export const LinkedRow = styled.li`
  position: relative;
  display: grid;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; overflow-wrap: anywhere; }
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
`;
