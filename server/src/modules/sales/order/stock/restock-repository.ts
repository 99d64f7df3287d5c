import { ORDER_STATUS, unitsTaken } from '@pinpu/shared/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { orderLines, stockReservations } from '../../../../platform/db/schema/index.ts';
import type { RefundTask } from '../../payment/refund-repository.ts';
import type { OrderRow } from '../repository.ts';
import { isSetLine } from './line-takes.ts';
import {
  changeStock,
  countSold,
  lockVariants,
  type Reserved,
  returnPreorder,
} from './stock-repository.ts';

type Contents = RefundTask['contents'];

interface Unit extends Reserved {
  isSet: boolean;
}

/** What these units of an order are in the stock: of a set, its parts; the set itself is only counted as sold. */
async function unitsOf(tx: Database, { ord_id, status }: OrderRow, contents: Contents) {
  const numbers = contents.map(({ line_no }) => line_no);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.ord_id, ord_id), inArray(orderLines.line_no, numbers)))
    .orderBy(asc(orderLines.line_no));
  const isSent = status === ORDER_STATUS.fulfilled;
  return lines.flatMap((line): Unit[] => {
    const qty = contents.find(({ line_no }) => line_no === line.line_no)?.qty ?? 0;
    // A pre-order that was sent is on the shelf when it comes back.
    const preorder = isSent || isSetLine(line) ? '' : line.preorder;
    const units = unitsTaken({ ...line, qty }).map((one) => ({ ...one, preorder, isSet: false }));
    // The cancellation of an unsent order counts its sets as a whole.
    const set = { prd_id: line.prd_id, qty, preorder: '', isSet: true };
    return isSetLine(line) && isSent ? [...units, set] : units;
  });
}

/** The order has these units no more: when it is cancelled later, they must not go back a second time. */
async function reduceReservation(
  tx: Database,
  ord_id: string,
  { prd_id, qty }: Unit,
  now: Date,
): Promise<void> {
  const own = and(
    eq(stockReservations.ord_id, ord_id),
    eq(stockReservations.prd_id, prd_id),
    eq(stockReservations.state, 'committed'),
  );
  const left = sql`${stockReservations.qty} - ${qty}`;
  await tx
    .update(stockReservations)
    .set({
      qty: sql`CASE WHEN ${left} > 0 THEN ${left} ELSE ${stockReservations.qty} END`,
      state: sql`CASE WHEN ${left} > 0 THEN 'committed' ELSE 'released' END`,
      u_date: now,
    })
    .where(own);
}

/** Puts units of a paid order back into the stock; of a pre-order that has not left, into its quota. */
export async function restock(
  tx: Database,
  order: OrderRow,
  contents: Contents,
  now: Date,
): Promise<void> {
  if (contents.length === 0) return;
  for (const unit of await lockVariants(tx, await unitsOf(tx, order, contents))) {
    const { prd_id, qty, preorder, isSet } = unit;
    if (!isSet) await reduceReservation(tx, order.ord_id, unit, now);
    if (preorder !== '') await returnPreorder(tx, unit);
    else if (!isSet) await changeStock(tx, prd_id, { on_hand: qty });
    await countSold(tx, { prd_id, qty: -qty });
  }
}
