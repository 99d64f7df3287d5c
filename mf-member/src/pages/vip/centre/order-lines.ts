import { cartLineSchema, type OrderHistoryItem } from '@pinpu/shared/contracts';
import { array, safeParse } from '@pinpu/shared/contracts/schema';

const linesSchema = array(cartLineSchema);

/** The ordered lines, from the order's `cart_json`; empty where that can't be parsed. */
export function orderLines({ cart_json }: Pick<OrderHistoryItem, 'cart_json'>) {
  try {
    const parsed = safeParse(linesSchema, JSON.parse(cart_json));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
