import { ORDER_STATUS, type ParcelMove } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { Sending } from '../mails/order-mail.ts';
import { recordReturned } from '../refunding/refund-order.ts';
import { type OrderRow, updateOrderStatus } from '../repository.ts';
import { closeOrder } from '../shop/for-shop.ts';
import { commitStock } from '../stock/stock-repository.ts';
import { followParcels } from './follow-parcels.ts';
import type { ParcelRow } from './notice-repository.ts';
import { updateDispatch } from './order-repository.ts';

interface Moved {
  order: OrderRow;
  parcel: ParcelRow;
  parcels: readonly ParcelRow[];
  at: Date;
}

const byCarrier = ({ parcel }: Moved, cause: string) =>
  ({
    actor: 'carrier',
    cause,
    detail: { parcel: parcel.trade_no, code: parcel.status_code },
  }) as const;

/** Everything is handed in: the stock is sold; a paid order moves to 99. */
async function dispatch(tx: Database, moved: Moved, { now }: Sending): Promise<OrderRow> {
  const { at } = moved;
  const order = await followParcels(tx, moved.order, now);
  await commitStock(tx, order.ord_id, now);
  const change = { ship_date: order.ship_date ?? at };
  if (order.status !== ORDER_STATUS.paid) return updateDispatch(tx, order, change, now);
  const cause = byCarrier(moved, 'shipped');
  return updateOrderStatus(tx, order, ORDER_STATUS.fulfilled, cause, now, change);
}

/** The buyer has paid the carrier, who owes the money to the shop. */
const collect = (tx: Database, moved: Moved, { now }: Sending): Promise<OrderRow> =>
  updateOrderStatus(tx, moved.order, ORDER_STATUS.fulfilled, byCarrier(moved, 'collected'), now, {
    pay_amt: moved.order.ap_amt,
    pay_date: moved.at,
  });

const close = (tx: Database, moved: Moved, sending: Sending): Promise<OrderRow> =>
  closeOrder(tx, moved.order, byCarrier(moved, 'returned'), {
    ...sending,
    areGone: moved.parcels.some(({ stage }) => stage === 'unclaimed'),
  });

/** Owes back what was paid and is not owed back yet. */
async function refund(tx: Database, { order }: Moved, { now }: Sending): Promise<OrderRow> {
  await recordReturned(tx, order, undefined, { actor: 'carrier', now });
  return order;
}

const MOVES: Partial<Record<ParcelMove, typeof dispatch>> = {
  dispatch,
  send: dispatch,
  collect,
  close,
  refund,
};

/** Makes the moves of a locked order; those that are tasks for a person change nothing. */
export async function moveOrder(
  tx: Database,
  moved: Moved,
  moves: readonly ParcelMove[],
  sending: Sending,
): Promise<OrderRow> {
  let { order } = moved;
  for (const move of moves)
    order = (await MOVES[move]?.(tx, { ...moved, order }, sending)) ?? order;
  return order;
}
