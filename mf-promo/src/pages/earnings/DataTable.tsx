import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface DataTableProps {
  /** Accessible name. */
  label: string;
  columns: readonly string[];
  /** The first cell is the row's heading; the others are numbers, aligned to the right. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of numbers; it scrolls sideways if it is wider than the screen. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <Scroll aria-label={`${label}，可左右捲動`} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.section`
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: ${theme.size[15]}; }
  th, td { padding: ${theme.space[12]} ${theme.space[8]}; border-bottom: ${theme.border.hairline}; vertical-align: top; }
  thead th { color: ${theme.colour.inkSoft}; font-weight: ${theme.weight.regular}; white-space: nowrap; }
  tbody th { min-width: 5em; overflow-wrap: anywhere; }
  th { text-align: start; font-weight: ${theme.weight.medium}; }
  td, thead th:not(:first-child) { text-align: end; font-variant-numeric: tabular-nums; }
  td { white-space: nowrap; }
`;
