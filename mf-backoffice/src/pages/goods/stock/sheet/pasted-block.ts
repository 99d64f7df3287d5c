import { STOCK_LIMIT, type StockProduct } from '@pinpu/shared/contracts/backoffice';
import { plainCell, type StockField } from '@pinpu/shared/domain';
import { isBlock } from '../../../../features/fields/pasted-text.ts';
import type { TypedCell } from '../edits/planned-save.ts';
import { STOCK_COLUMNS } from '../rows/stock-columns.ts';

type PastedBlock = { cells: TypedCell[]; fault: '' } | { cells: []; fault: string };

const rejected = (fault: string): PastedBlock => ({ cells: [], fault: `${fault}，都沒有改。` });

const IMPORT = '大量修改請匯入商品檔';

/**
 * The cells that a pasted block covers: from the given cell to the right and down. An empty cell of a block changes
 * nothing.
 */
export function pastedBlock(
  text: string,
  at: { prd_id: string; field: StockField },
  products: readonly StockProduct[],
): PastedBlock {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const below = products.slice(products.findIndex(({ prd_id }) => prd_id === at.prd_id));
  const columns = STOCK_COLUMNS.slice(STOCK_COLUMNS.findIndex(({ field }) => field === at.field));
  if (rows.length > STOCK_LIMIT)
    return rejected(`一次最多貼上 ${STOCK_LIMIT} 列，這次有 ${rows.length} 列。${IMPORT}`);
  if (rows.length > below.length)
    return rejected(`貼上的有 ${rows.length} 列，但從這裡往下只有 ${below.length} 列`);
  const lines = rows.map((row) => row.split('\t'));
  const widest = Math.max(...lines.map(({ length }) => length));
  if (widest > columns.length)
    return rejected(`貼上的有 ${widest} 欄，但從這裡往右只有 ${columns.length} 欄可以改`);
  const cells = lines.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const [product, field] = [below[row], columns[column]?.field];
      const isFilled = plainCell(cell) !== '' || !isBlock(text);
      return product && field && isFilled ? [{ product, field, text: cell }] : [];
    }),
  );
  return { cells, fault: '' };
}
