import { type CartLine, cartLineSchema, type Order } from '@pinpu/shared/contracts';
import { array, safeParse } from '@pinpu/shared/contracts/schema';

const linesSchema = array(cartLineSchema);

/** The lines of an order as sold; none where they can't be read. */
export function soldLines({ cart_json }: Pick<Order, 'cart_json'>): CartLine[] {
  try {
    const parsed = safeParse(linesSchema, JSON.parse(cart_json));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
