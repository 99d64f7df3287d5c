import { canMove, type OrderStatus } from '@pinpu/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { orderEvents, orders } from '../../platform/db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Who moved an order and why; kept in `order_events`. */
export interface Cause {
  actor: 'checkout' | 'gateway' | 'sweeper' | 'member' | 'guest' | 'admin';
  cause: string;
  detail?: Record<string, unknown>;
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Database, ord_id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.ord_id, ord_id)).for('update');
  if (!row) throw new Error('an order vanished');
  return row;
}

/** Writes down what happened to an order. */
export async function recordEvent(
  tx: Database,
  event: Pick<typeof orderEvents.$inferInsert, 'ord_id' | 'from_status' | 'to_status'>,
  { actor, cause, detail = {} }: Cause,
  now: Date,
): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, at: now, actor, cause, detail });
}

/**
 * Moves a locked order: one `UPDATE` guarded by the status it was read in, and its event.
 * @throws Error where docs/specification knows no such move, which is a mistake of the caller.
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  cause: Cause,
  now: Date,
  change: Partial<OrderRow> = {},
): Promise<OrderRow> {
  if (!canMove(order.status, to)) throw new Error(`no move from ${order.status} to ${to}`);
  const [moved] = await tx
    .update(orders)
    .set({ ...change, status: to, u_date: now })
    .where(and(eq(orders.ord_id, order.ord_id), eq(orders.status, order.status)))
    .returning();
  if (!moved) throw new Error(`order moved under its lock from ${order.status}`);
  const { ord_id } = order;
  await recordEvent(tx, { ord_id, from_status: order.status, to_status: to }, cause, now);
  return moved;
}

/** Writes down how a locked order is to be paid; 0 while that is open. */
export async function setPayWay(
  tx: Database,
  order: OrderRow,
  { pay_way, pay_period }: Pick<OrderRow, 'pay_way' | 'pay_period'>,
): Promise<OrderRow> {
  if (order.pay_way === pay_way && order.pay_period === pay_period) return order;
  await tx.update(orders).set({ pay_way, pay_period }).where(eq(orders.ord_id, order.ord_id));
  return { ...order, pay_way, pay_period };
}
