import type { StockCell, StockSaved } from '@pinpu/shared/contracts/backoffice';
import { lineName, readStockCell } from '@pinpu/shared/domain';
import { shownNumber, titleOfField } from '../rows/stock-columns.ts';

export const OFFLINE = '目前無法連線，還不確定有沒有儲存。請稍後再試一次。';

/** The result of a save in words. A stock can differ from the input by the units sold meanwhile. */
export function savedText(
  cells: readonly StockCell[],
  { products, refused: rejected }: StockSaved,
): string {
  const saved = cells.filter(({ prd_id }) => rejected.every((one) => one.prd_id !== prd_id));
  const rest = rejected.length === 0 ? '' : `，${rejected.length} 格沒有儲存`;
  const [cell] = saved;
  const product = products.find(({ prd_id }) => prd_id === cell?.prd_id);
  if (saved.length !== 1 || !cell || !product) {
    const productOf = ({ prd_id }: StockCell) =>
      products.find((one) => one.prd_id === prd_id)?.product_id ?? prd_id;
    const size = new Set(saved.map(productOf)).size;
    return `已儲存 ${size} 項商品的 ${saved.length} 格${rest}`;
  }
  const { field, from, to } = cell;
  const now = product[field];
  const read = readStockCell(field, to);
  const sold = field === 'on_hand' && 'value' in read ? read.value - now : 0;
  const note = sold > 0 ? `（儲存期間賣出 ${sold} 件）` : '';
  const change = `${shownNumber(field, from)} → ${shownNumber(field, now)}`;
  return `${lineName(product)}的${titleOfField(field)}：${change}${note}${rest}`;
}
