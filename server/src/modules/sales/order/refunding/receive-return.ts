import type { ParcelContents } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findRefunds } from '../../payment/refund-repository.ts';
import { findEvents, type OrderRow, recordEntry } from '../repository.ts';
import { findRequests } from '../request-repository.ts';
import { byShop, lockForShop, moveRejected, type ShopContext } from '../shop/for-shop.ts';
import { restock } from '../stock/restock-repository.ts';
import { unitsToReceive } from './returned-units.ts';

/** Units of a line that came back, and whether they are good and go back to the stock. */
export interface ReceivedUnits {
  line_no: number;
  qty: number;
  restock: boolean;
}

/** The units by line, each line once. */
function byLine(units: readonly ReceivedUnits[]): ParcelContents {
  const sums = new Map<number, number>();
  for (const { line_no, qty } of units) sums.set(line_no, (sums.get(line_no) ?? 0) + qty);
  return [...sums].map(([line_no, qty]) => ({ line_no, qty }));
}

async function requireAwaited(
  tx: Database,
  order: OrderRow,
  received: ParcelContents,
): Promise<void> {
  const { ord_id, ord_code } = order;
  const awaited = unitsToReceive(order, {
    entries: await findEvents(tx, ord_id),
    requests: await findRequests(tx, ord_id),
    refunds: await findRefunds(tx, ord_id),
  });
  const leftOf = (line: number) => awaited.find(({ line_no }) => line_no === line)?.qty ?? 0;
  if (received.some(({ line_no, qty }) => qty > leftOf(line_no)))
    throw moveRejected(`訂單 ${ord_code} 沒有這麼多還沒收到的退貨，請重新選擇。`, {
      field: 'returned',
    });
}

/**
 * Records goods that came back, and puts those that are good into the stock, in one transaction. Units are received once,
 * so that none is restocked twice. Returns the sentence about it.
 */
export const receiveReturn = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  returned: readonly ReceivedUnits[],
  context: Pick<ShopContext, 'actor' | 'check' | 'now'>,
): Promise<string> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const { now } = context;
    const units = returned.filter(({ qty }) => qty > 0);
    if (units.length === 0) throw moveRejected('請選擇收到的商品和件數。', { field: 'returned' });
    const received = byLine(units);
    const restocked = byLine(units.filter((one) => one.restock));
    await requireAwaited(tx, order, received);
    await restock(tx, order, restocked, now);
    const detail = { received, restocked };
    await recordEntry(tx, order, { ...byShop(context, 'return received'), detail }, now);
    return `訂單 ${order.ord_code} 的退貨已記錄。`;
  });
