import { STOCK_LIMIT, type StockProduct } from '@pinpu/shared/contracts/backoffice';
import type { StockField } from '@pinpu/shared/domain';
import { pastedCells } from '../../../../features/fields/pasted-cells.ts';
import type { TypedCell } from '../edits/planned-save.ts';
import { STOCK_COLUMNS } from '../rows/stock-columns.ts';

type PastedBlock = { cells: TypedCell[]; fault: '' } | { cells: []; fault: string };

/** The cells that a pasted block covers, from the given cell to the right and down. */
export function pastedBlock(
  text: string,
  at: { prd_id: string; field: StockField },
  products: readonly StockProduct[],
): PastedBlock {
  const rows = text.replace(/\r?\n$/, '').split('\n').length;
  const below = products.slice(products.findIndex(({ prd_id }) => prd_id === at.prd_id));
  const columns = STOCK_COLUMNS.slice(STOCK_COLUMNS.findIndex(({ field }) => field === at.field));
  if (rows > STOCK_LIMIT) {
    const fault = `一次最多貼上 ${STOCK_LIMIT} 列，這次有 ${rows} 列。大量修改請匯入商品檔，都沒有改。`;
    return { cells: [], fault };
  }
  const pasted = pastedCells(text, { rows: below.length, columns: columns.length });
  if (pasted.fault !== '') return { cells: [], fault: pasted.fault };
  const cells = pasted.cells.flatMap((cell) => {
    const [product, field] = [below[cell.row], columns[cell.column]?.field];
    return product && field ? [{ product, field, text: cell.text }] : [];
  });
  return { cells, fault: '' };
}
