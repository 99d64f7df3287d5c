import type { ReactNode } from 'react';
import { Caption, Cell, Grid, HeadCell, Line } from './table-parts.ts';

export type TableColumn<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the right. */
  numeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** Rows and columns; on a phone every row becomes a slip of labelled lines. The roles outlive that change of layout. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Grid role="table">
      <Caption>{caption}</Caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, head, numeric }) => (
            <HeadCell key={key} role="columnheader" scope="col" $numeric={numeric}>
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Line key={rowKey(row)} role="row">
            {columns.map(({ key, head, cell, numeric }) => (
              <Cell key={key} role="cell" data-head={head} $numeric={numeric}>
                {cell(row)}
              </Cell>
            ))}
          </Line>
        ))}
      </tbody>
    </Grid>
  );
}
