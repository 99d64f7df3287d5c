import { type CartLine, cartLineSchema, type Order, orderSchema } from '@pinpu/shared/contracts';
import { array, parse, safeParse } from 'zod/mini';
import type { OrderRow } from './order-repository.ts';

const linesSchema = array(cartLineSchema);

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

/** The lines of an order as sold. */
export function soldLines({ cart_json }: Pick<OrderRow, 'cart_json'>): CartLine[] {
  const parsed = safeParse(linesSchema, JSON.parse(cart_json));
  return parsed.success ? parsed.data : [];
}

/** An order as browsers see it: the contract's fields, nothing the shop keeps to itself. */
export const orderView = (order: OrderRow): Order =>
  parse(orderSchema, {
    ...order,
    ord_date: iso(order.ord_date),
    c_date: iso(order.c_date),
    u_date: iso(order.u_date),
    pay_date: iso(order.pay_date),
    pay_proc_date: iso(order.pay_proc_date),
    ship_date: iso(order.ship_date),
  });
