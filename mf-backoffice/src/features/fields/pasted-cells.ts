import { plainCell } from '@pinpu/shared/domain';
import { isBlock } from './pasted-text.ts';

/** A pasted value, by its distance from the cell that it is pasted at. */
interface PastedCell {
  row: number;
  column: number;
  text: string;
}

type PastedCells = { cells: PastedCell[]; fault: '' } | { cells: []; fault: string };

/**
 * The cells that a pasted block of a spreadsheet covers, to the right and down; a fault where it is larger than what is
 * there. An empty cell of a block changes nothing.
 */
export function pastedCells(text: string, room: { rows: number; columns: number }): PastedCells {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
  const widest = Math.max(...lines.map(({ length }) => length));
  const rejected = (fault: string): PastedCells => ({ cells: [], fault: `${fault}，都沒有改。` });
  if (lines.length > room.rows)
    return rejected(`貼上的有 ${lines.length} 列，但從這裡往下只有 ${room.rows} 列`);
  if (widest > room.columns)
    return rejected(`貼上的有 ${widest} 欄，但從這裡往右只有 ${room.columns} 欄可以改`);
  const cells = lines.flatMap((line, row) =>
    line.map((cell, column) => ({ row, column, text: cell })),
  );
  return {
    cells: cells.filter((cell) => plainCell(cell.text) !== '' || !isBlock(text)),
    fault: '',
  };
}
