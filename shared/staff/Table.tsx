import type { ReactNode } from 'react';
import { Caption, Cell, Grid, Head, HeadCell, Line, Rows } from './table-styles.ts';

export type TableColumn<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts are right-aligned. */
  numeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table; on phones each row becomes a block of labelled lines. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Grid>
      <Caption>{caption}</Caption>
      <Head>
        <Line>
          {columns.map(({ key, head, numeric }) => (
            <HeadCell key={key} scope="col" $numeric={numeric}>
              {head}
            </HeadCell>
          ))}
        </Line>
      </Head>
      <Rows>
        {rows.map((row) => (
          <Line key={rowKey(row)}>
            {columns.map(({ key, head, cell, numeric }) => (
              <Cell key={key} data-head={head} $numeric={numeric}>
                {cell(row)}
              </Cell>
            ))}
          </Line>
        ))}
      </Rows>
    </Grid>
  );
}
