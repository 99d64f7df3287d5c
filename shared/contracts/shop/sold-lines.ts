import * as s from '@pinpu/shared/contracts/schema';
import { type CartLine, cartLineSchema } from './cart.ts';
import type { Order } from './order.ts';

const linesSchema = s.array(cartLineSchema);

/** The lines of an order as they were sold; none where the text can't be parsed. */
export function soldLines({ cart_json }: Pick<Order, 'cart_json'>): CartLine[] {
  try {
    const parsed = s.safeParse(linesSchema, JSON.parse(cart_json));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
