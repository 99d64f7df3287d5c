import {
  SIZE_CELL_MAX,
  SIZE_COLUMNS_MAX,
  SIZE_ROWS_MAX,
  type SizeTable,
  sizeRows,
  sizeTableText,
  squareRows,
} from '@pinpu/shared/domain';
import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, fieldCss, IconButton, Row } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type ClipboardEvent, useState } from 'react';
import styled from 'styled-components';
import { isBlock } from '../../../../../features/fields/pasted-text.ts';
import {
  emptyTable,
  withBlock,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './size-draft.ts';

const cellOf = (rows: SizeTable) => sizeTableText(squareRows(rows));

interface SizeTableFieldProps {
  /** The text of the cell. */
  value: string;
  error: string;
  hint: string;
  onChange: (cell: string) => void;
}

/** What is typed: it may have empty rows and columns, which the cell lacks. */
function useTypedTable({ value, onChange }: Pick<SizeTableFieldProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<SizeTable>(() => sizeRows(value));
  // Another cell, as after a save or a reset, replaces what was typed.
  const rows = cellOf(typed) === cellOf(sizeRows(value)) ? typed : sizeRows(value);
  const change = (next: SizeTable) => {
    setTyped(next);
    onChange(cellOf(next));
  };
  return { rows, change };
}

/** A product's size table: typed, or pasted from a spreadsheet at any cell. */
export function SizeTableField({ value, error, hint, onChange }: SizeTableFieldProps) {
  const { rows, change } = useTypedTable({ value, onChange });
  const [fault, setFault] = useState('');
  const edit = (next: SizeTable) => {
    setFault('');
    change(next);
  };
  const paste = (row: number, column: number, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    const pasted = withBlock(rows, { row, column }, text);
    if ('fault' in pasted) setFault(pasted.fault);
    else edit(pasted.rows);
  };
  if (rows.length === 0)
    return (
      <Box>
        <Row>
          <Button variant="secondary" size="small" onClick={() => edit(emptyTable())}>
            加尺寸表
          </Button>
        </Row>
        <Messages fault={fault || error} hint={hint} />
      </Box>
    );
  return (
    <Box>
      <Grid rows={rows} isWrong={error !== ''} onEdit={edit} onPaste={paste} />
      <Messages fault={fault || error} hint={hint} />
      <Row $gap={8}>
        <Button
          variant="secondary"
          size="small"
          disabled={rows.length >= SIZE_ROWS_MAX}
          onClick={() => edit(withRow(rows))}
        >
          加一列
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={(rows[0]?.length ?? 0) >= SIZE_COLUMNS_MAX}
          onClick={() => edit(withColumn(rows))}
        >
          加一欄
        </Button>
        <Button variant="quiet" size="small" onClick={() => edit([])}>
          移除尺寸表
        </Button>
      </Row>
    </Box>
  );
}

const Messages = ({ fault, hint }: { fault: string; hint: string }) => (
  <>
    <FaultText fault={fault} />
    <Soft $small>{hint}</Soft>
  </>
);

interface GridProps {
  rows: SizeTable;
  isWrong: boolean;
  onEdit: (rows: SizeTable) => void;
  onPaste: (row: number, column: number, event: ClipboardEvent) => void;
}

/** Rows and columns have no ids, and keep their places. */
const placeKey = (at: number) => `at${at}`;

const Grid = ({ rows, isWrong, onEdit, onPaste }: GridProps) => (
  <Scroll>
    <Cells>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={placeKey(row)}>
            {cells.map((text, column) => (
              <td key={placeKey(column)}>
                <Cell
                  aria-label={`尺寸表第 ${row + 1} 列第 ${column + 1} 欄`}
                  aria-invalid={isWrong || undefined}
                  autoComplete="off"
                  maxLength={SIZE_CELL_MAX}
                  value={text}
                  $isHead={row === 0}
                  onChange={({ currentTarget }) =>
                    onEdit(withCell(rows, row, column, currentTarget.value))
                  }
                  onPaste={(event) => onPaste(row, column, event)}
                />
              </td>
            ))}
            <td>
              <IconButton
                icon="trash"
                aria-label={`移除第 ${row + 1} 列`}
                onClick={() => onEdit(withoutRow(rows, row))}
              />
            </td>
          </tr>
        ))}
        <tr>
          {(rows[0] ?? []).map((_text, column) => (
            <td key={placeKey(column)}>
              <IconButton
                icon="trash"
                aria-label={`移除第 ${column + 1} 欄`}
                onClick={() => onEdit(withoutColumn(rows, column))}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </Cells>
  </Scroll>
);

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

/** A layout: each input has a name of its own. */
const Cells = styled.table.attrs({ role: 'presentation' })`
  border-collapse: collapse;
  td { padding: 0 ${theme.space[4]} ${theme.space[4]} 0; text-align: center; }
`;

const Cell = styled.input<{ $isHead: boolean }>`
  ${fieldCss}
  min-width: 112px;
  font-weight: ${({ $isHead }) => theme.weight[$isHead ? 'medium' : 'regular']};
`;
