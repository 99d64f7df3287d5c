import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The link of a list's row, in the grid area `code`; it can be clicked anywhere in the row. */
export const RowLink = styled(Link)`
  grid-area: code;
  color: ${theme.colour.ink};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  &::after { content: ''; position: absolute; inset: 0; }
`;
