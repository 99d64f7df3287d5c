import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

// The explicit roles are needed since some screen readers don't treat a table with block layout as a table.
type Alignment = { $numeric?: boolean };

/** Scrolls a wide table sideways, never the page. */
export const Wide = styled.div`
  overflow-x: auto;
`;

export const Grid = styled.table.attrs({ role: 'table' })`
  width: 100%;
  font-size: ${theme.size[15]};
  ${theme.media.phone} {
    display: block;
  }
`;

export const Caption = styled.caption`
  padding-bottom: ${theme.space[8]};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[20]};
  font-weight: ${theme.weight.bold};
  text-align: start;
  ${theme.media.phone} { display: block; }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${theme.media.phone} { display: none; }
`;

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })`
  ${theme.media.phone} { display: block; }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader' })<Alignment>`
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} 0;
  border-block: 3px solid ${theme.colour.ink};
  border-bottom-width: 1px;
  font-weight: ${theme.weight.medium};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: nowrap;
`;

export const Line = styled.tr.attrs({ role: 'row' })`
  border-bottom: ${theme.border.hairline};
  ${theme.media.phone} {
    display: block;
    padding-block: ${theme.space[12]};
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })<Alignment>`
  padding: ${theme.space[12]} ${theme.space[12]} ${theme.space[12]} 0;
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: ${({ $numeric }) => ($numeric ? 'nowrap' : 'normal')};
  vertical-align: baseline;
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    align-items: baseline;
    gap: ${theme.space[8]};
    padding: ${theme.space[4]} 0;
    text-align: start;
    &::before { content: attr(data-head); color: ${theme.colour.inkSoft}; }
  }
`;
