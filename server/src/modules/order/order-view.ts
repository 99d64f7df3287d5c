import { type CartLine, cartLineSchema, type Order, orderSchema } from '@pinpu/shared/contracts';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { array, parse, safeParse } from 'zod/mini';
import type { Database } from '../../platform/db/index.ts';
import { findEvents, type OrderRow } from './repository.ts';

const linesSchema = array(cartLineSchema);

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

/** The lines of an order as sold. */
export function soldLines({ cart_json }: Pick<OrderRow, 'cart_json'>): CartLine[] {
  const parsed = safeParse(linesSchema, JSON.parse(cart_json));
  return parsed.success ? parsed.data : [];
}

/** The statuses an order has reached, oldest first, without the internal draft and entries without a change. */
async function statusesReached(db: Database, ord_id: string): Promise<Order['events']> {
  const rows = await findEvents(db, ord_id);
  return rows
    .filter(({ from, status }) => status !== from && status !== ORDER_STATUS.draft)
    .map(({ at, status }) => ({ at: at.toISOString(), status }));
}

/** An order as sent to browsers: the contract's fields and its history, nothing internal. */
export const orderView = async (db: Database, order: OrderRow): Promise<Order> =>
  parse(orderSchema, {
    ...order,
    events: await statusesReached(db, order.ord_id),
    ord_date: iso(order.ord_date),
    c_date: iso(order.c_date),
    u_date: iso(order.u_date),
    pay_date: iso(order.pay_date),
    pay_proc_date: iso(order.pay_proc_date),
    ship_date: iso(order.ship_date),
  });
