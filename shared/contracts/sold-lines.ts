import * as s from '@pinpu/shared/contracts/schema';
import { type CartLine, cartLineSchema } from './cart.ts';
import type { Order } from './order.ts';

const linesSchema = s.array(cartLineSchema);

/** The lines of an order as sold, as the browser reads them; none where they can't be read. */
export function soldLines({ cart_json }: Pick<Order, 'cart_json'>): CartLine[] {
  try {
    const parsed = s.safeParse(linesSchema, JSON.parse(cart_json));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
