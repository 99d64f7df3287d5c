import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The page of one item: its forms, and beside them its facts. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[32]};
  h2 { font-size: ${theme.size[20]}; }
  ${theme.media.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;
