import { countTaken } from '@pinpu/shared/domain';
import { after } from '../../../../platform/clock.ts';
import type { Config } from '../../../../platform/config/config.ts';
import type { LimitScope, Limits } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';
import { ORDER_TIMING } from '../timing.ts';
import type { OrderedLine } from './line-takes.ts';
import {
  type Buyer,
  findHeld,
  isReserved,
  lockAddress,
  lockBuyer,
  OutOfStock,
  reserveStock,
  updateReservation,
} from './stock-repository.ts';

/** The limit per address of calls that reserve stock. */
export const orderCallLimit = ({ limits }: Pick<Config, 'limits'>) => ({
  rateLimit: { max: limits.orderCalls, timeWindow: '10 minutes' },
});

const SCOPES: readonly LimitScope[] = ['session', 'email', 'address', 'total'];

const rejected = (message: string) => new Rejection(429, 'TOO_MANY_OPEN_ORDERS', message);

const BUSY = '目前等候付款的訂單較多，請 30 分鐘後再試一次。';

function tooManyOrders(scope: LimitScope, count: number): Rejection {
  if (scope === 'total') return rejected(BUSY);
  if (scope === 'address')
    return rejected('您使用的網路有多筆訂單尚未付款，請先完成付款，或 30 分鐘後再試一次。');
  return rejected(`您有 ${count} 筆訂單尚未付款，請先完成付款，或 30 分鐘後再試一次。`);
}

const tooManyUnits = (scope: LimitScope, limit: number) =>
  rejected(
    scope === 'total'
      ? BUSY
      : `尚未付款的商品最多保留 ${limit} 件，請減少數量，或先完成其他訂單的付款。`,
  );

type Lines = readonly OrderedLine[];

interface Held {
  orders: number;
  units: number;
}

/** @throws Rejection 429 where one more order with these units is too many. */
function requireRoomIn(
  scope: LimitScope,
  held: Held,
  units: number,
  { openOrders, heldUnits }: Limits,
): void {
  if (held.orders >= openOrders[scope]) throw tooManyOrders(scope, held.orders);
  if (held.units + units > heldUnits[scope]) throw tooManyUnits(scope, heldUnits[scope]);
}

/**
 * Checks that the buyer may have one more unpaid order with reserved stock (ADR 0142). Makes other checkouts of the same
 * session or mailbox wait until the transaction ends; call it before locking products, and `confirmRoom` at the end of
 * the transaction. @throws Rejection 429 that says what to do.
 */
export async function requireRoom(
  tx: Database,
  buyer: Buyer,
  lines: Lines,
  limits: Limits,
): Promise<void> {
  await lockBuyer(tx, buyer);
  const sums = await findHeld(tx, buyer);
  for (const scope of SCOPES) requireRoomIn(scope, sums[scope], countTaken(lines), limits);
}

/**
 * Counts the address again, with what was reserved meanwhile, as the last step of a transaction that reserved stock for
 * `ord_id`. @throws Rejection 429
 */
export async function confirmRoom(
  tx: Database,
  buyer: Buyer & { ord_id: string },
  lines: Lines,
  limits: Limits,
): Promise<void> {
  await lockAddress(tx, buyer);
  const { address } = await findHeld(tx, buyer);
  requireRoomIn('address', address, countTaken(lines), limits);
}

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

/** For a payment that has arrived: reserves the goods again if that has ended; false where they are sold out. */
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
  const lines = soldLines(order);
  await requireRoom(tx, order, lines, limits);
  if (!(await reserveAgain(tx, order, until, now))) return false;
  await confirmRoom(tx, order, lines, limits);
  return true;
}
