import { after } from '../../../../platform/clock.ts';
import type { Limits } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';
import { ORDER_TIMING } from '../timing.ts';
import { requireRoom } from './open-orders.ts';
import { isReserved, OutOfStock, reserveStock, updateReservation } from './stock-repository.ts';

type OrderDate = Pick<OrderRow, 'c_date'>;

const lastMoment = ({ c_date }: OrderDate): Date => after(c_date, ORDER_TIMING.unpaid);

/** Whether an order may still be paid. Counted from when it was made, so that paying again does not extend it. */
export const isInTime = (order: OrderDate, now: Date): boolean => now < lastMoment(order);

/** Until when stock is reserved for an online payment that begins now. */
export function onlineReservationEnd(order: OrderDate, now: Date): Date {
  const end = after(now, ORDER_TIMING.reservation);
  return isInTime(order, end) ? end : lastMoment(order);
}

/** Runs in a savepoint, so that a partial reservation is rolled back. */
async function reserveAgain(tx: Database, order: OrderRow, until: Date, now: Date) {
  try {
    await tx.transaction((inner) =>
      reserveStock(inner, order.ord_id, soldLines(order), until, now),
    );
    return true;
  } catch (error) {
    if (error instanceof OutOfStock) return false;
    throw error;
  }
}

/**
 * For a payment that has arrived: reserves the goods again if the reservation has ended; false where they are sold out.
 */
export const reserveForPayment = async (
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<boolean> =>
  (await isReserved(tx, order.ord_id)) ||
  reserveAgain(tx, order, after(now, ORDER_TIMING.reservation), now);

/**
 * Reserves the goods of a locked order until `until`, again if the reservation has ended; false where they are sold
 * out. @throws Rejection 429 where too many unpaid orders reserve stock.
 */
export async function reserveUntil(
  tx: Database,
  order: OrderRow,
  until: Date,
  { limits, now }: { limits: Limits; now: Date },
): Promise<boolean> {
  if (await isReserved(tx, order.ord_id)) {
    await updateReservation(tx, order.ord_id, until, now);
    return true;
  }
  await requireRoom(tx, order, soldLines(order), limits);
  return reserveAgain(tx, order, until, now);
}
