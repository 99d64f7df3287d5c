import {
  canMove,
  creditOfOrder,
  type Invoice,
  ORDER_STATUS,
  type OrderStatus,
} from '@pinpu/shared/domain';
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import {
  orderEvents,
  orders,
  paymentAttempts,
  promoCodes,
  stockReservations,
} from '../../../platform/db/schema/index.ts';
import { returnCredit } from '../credit/ledger.ts';

export type OrderRow = typeof orders.$inferSelect;

export interface Cause {
  actor:
    | ('checkout' | 'gateway' | 'carrier' | 'sweeper' | 'member' | 'guest')
    | ('admin' | `admin:${string}`);
  cause: string;
  detail?: Record<string, unknown>;
}

const { cancelled, paid, failed, fulfilled } = ORDER_STATUS;

/** Statuses in which an order reserves no stock; in these, the hash of its client's address is deleted. */
const SETTLED: readonly OrderStatus[] = [cancelled, paid, failed, fulfilled];

export async function lockOrder(tx: Database, ord_id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.ord_id, ord_id)).for('update');
  if (!row) throw new Error(`order ${ord_id} does not exist`);
  return row;
}

export const recordEvent = (
  tx: Database,
  event: Pick<typeof orderEvents.$inferInsert, 'ord_id' | 'from_status' | 'to_status'>,
  { actor, cause, detail = {} }: Cause,
  now: Date,
) => tx.insert(orderEvents).values({ ...event, at: now, actor, cause, detail });

/** Adds an entry to the history of an order without moving it. */
export const recordEntry = (
  tx: Database,
  { ord_id, status }: Pick<OrderRow, 'ord_id' | 'status'>,
  cause: Cause,
  now: Date,
) => recordEvent(tx, { ord_id, from_status: status, to_status: status }, cause, now);

/** Moves a locked order from the status that was read, with an event; a cancelled one returns its credit. @throws Error for a transition no spec has. */
export async function updateOrderStatus(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  cause: Cause,
  now: Date,
  change: Partial<OrderRow> = {},
): Promise<OrderRow> {
  if (!canMove(order.status, to)) throw new Error(`no transition from ${order.status} to ${to}`);
  const forgotten = SETTLED.includes(to) && { client_hash: '' };
  const [moved] = await tx
    .update(orders)
    .set({ ...change, ...forgotten, status: to, u_date: now })
    .where(and(eq(orders.ord_id, order.ord_id), eq(orders.status, order.status)))
    .returning();
  if (!moved) throw new Error(`order changed under its lock from ${order.status}`);
  const { ord_id } = order;
  await recordEvent(tx, { ord_id, from_status: order.status, to_status: to }, cause, now);
  if (to === cancelled && order.credit_amt > 0)
    await returnCredit(tx, order, creditOfOrder(order), cause.actor, now);
  return moved;
}

/** Sets the pay way of a locked order; 0 while it is not chosen. */
export async function updatePayWay(
  tx: Database,
  order: OrderRow,
  { pay_way, pay_period }: Pick<OrderRow, 'pay_way' | 'pay_period'>,
): Promise<OrderRow> {
  if (order.pay_way === pay_way && order.pay_period === pay_period) return order;
  await tx.update(orders).set({ pay_way, pay_period }).where(eq(orders.ord_id, order.ord_id));
  return { ...order, pay_way, pay_period };
}

export async function updateParcel(
  tx: Database,
  order: OrderRow,
  parcel: Pick<OrderRow, 'ship_carrier' | 'ship_code'>,
  now: Date,
): Promise<OrderRow> {
  const change = { ...parcel, u_date: now };
  await tx.update(orders).set(change).where(eq(orders.ord_id, order.ord_id));
  return { ...order, ...change };
}

export const findOrder = (db: Database, id: string) =>
  firstRow(
    db
      .select()
      .from(orders)
      .where(or(eq(orders.guid, id), eq(orders.ord_code, id), eq(orders.ord_id, id)))
      .limit(1),
  );

/** Sets the number of a locked order's invoice, '' to remove it, and its random code; adds an event. */
export async function updateInvoice(
  tx: Database,
  order: OrderRow,
  invoice_code: string,
  cause: Cause,
  now: Date,
  invoice_random_no = '',
) {
  const change = { invoice_code, invoice_random_no, u_date: now };
  await tx.update(orders).set(change).where(eq(orders.ord_id, order.ord_id));
  await recordEntry(tx, order, cause, now);
}

/** Sets the details of a locked order's invoice, such as the company; adds an event. */
export async function updateInvoiceDetails(
  tx: Database,
  order: OrderRow,
  details: Invoice,
  cause: Cause,
  now: Date,
) {
  const change = { ...details, u_date: now };
  await tx.update(orders).set(change).where(eq(orders.ord_id, order.ord_id));
  await recordEntry(tx, order, cause, now);
}

export async function findOrderOfInvoice(db: Database, invoice_code: string) {
  const { ord_id, ord_code } = orders;
  const [row] = await db
    .select({ ord_id, ord_code })
    .from(orders)
    .where(eq(orders.invoice_code, invoice_code));
  return row;
}

/** Whether a code is a promoter's; false for the shop's own code. */
export async function isPromotersCode(db: Database, code: string): Promise<boolean> {
  if (code === '') return false;
  return (
    (await db.$count(promoCodes, and(eq(promoCodes.code, code), isNotNull(promoCodes.cus_id)))) > 0
  );
}

export const findEvents = (db: Database, ord_id: string) =>
  db
    .select({
      ...{ at: orderEvents.at, from: orderEvents.from_status, status: orderEvents.to_status },
      ...{ actor: orderEvents.actor, cause: orderEvents.cause, detail: orderEvents.detail },
    })
    .from(orderEvents)
    .where(eq(orderEvents.ord_id, ord_id))
    .orderBy(asc(orderEvents.id));

/** Orders of one status in which a date is older than `before`. */
export interface Overdue {
  status: OrderStatus;
  /** `reservation` is the end of the order's reservation. */
  column: 'c_date' | 'reservation' | 'pay_deadline' | 'lease_until';
  before: Date;
}

const reservationEnd = sql<Date>`(select min(${stockReservations.expires_at}) from ${stockReservations} where ${stockReservations.ord_id} = ${orders.ord_id} and ${stockReservations.state} = 'held')`;

const dateOf = ({ column }: Overdue) =>
  column === 'reservation' ? reservationEnd : sql`${orders[column]}`;

const isOverdue = (overdue: Overdue) =>
  and(
    eq(orders.status, overdue.status),
    sql`${dateOf(overdue)} < ${overdue.before.toISOString()}::timestamptz`,
  );

/** Overdue orders that the sweeper may try now: first those that have not failed, then those that wait longest. */
export const findOverdueIds = (
  db: Database,
  { now, limit, ...overdue }: Overdue & { now: Date; limit: number },
) =>
  db
    .select({ ord_id: orders.ord_id })
    .from(orders)
    .where(and(isOverdue(overdue), or(isNull(orders.sweep_at), lte(orders.sweep_at, now))))
    .orderBy(sql`${orders.sweep_at} NULLS FIRST`, asc(dateOf(overdue)), asc(orders.ord_id))
    .limit(limit);

/** Delays the sweeper's next try of an order: two minutes after a first failure, then twice as long, up to an hour. */
export async function updateNextSweep(db: Database, ord_id: string, now: Date): Promise<void> {
  const minutes = sql`least(60, power(2, least(${orders.sweep_failures}, 5) + 1))`;
  await db
    .update(orders)
    .set({
      sweep_failures: sql`${orders.sweep_failures} + 1`,
      sweep_at: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
    })
    .where(eq(orders.ord_id, ord_id));
}

/** The order, locked, if it is still overdue and not locked by another instance. */
export const lockOverdue = (tx: Database, ord_id: string, overdue: Overdue) =>
  firstRow(
    tx
      .select()
      .from(orders)
      .where(and(eq(orders.ord_id, ord_id), isOverdue(overdue)))
      .for('update', { skipLocked: true }),
  );

/** Open attempts of placed orders to query: first after `firstMs`, then each time their age has doubled. */
export function findAttemptsToQuery(
  db: Database,
  { provider, firstMs, limit }: { provider: string; firstMs: number; limit: number },
  now: Date,
) {
  const idle = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${paymentAttempts.u_date}) * 1000`;
  const age = sql`extract(epoch from ${paymentAttempts.u_date} - ${paymentAttempts.c_date}) * 1000`;
  return db
    .select({ attempt_id: paymentAttempts.attempt_id, ord_id: paymentAttempts.ord_id })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.ord_id, paymentAttempts.ord_id))
    .where(
      and(
        eq(paymentAttempts.status, 'open'),
        eq(paymentAttempts.provider, provider),
        eq(orders.status, ORDER_STATUS.placed),
        sql`${idle} >= greatest(${firstMs}, ${age})`,
      ),
    )
    .orderBy(asc(paymentAttempts.u_date))
    .limit(limit);
}
