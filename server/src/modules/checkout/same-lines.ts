import { type Checkout, cartLineSchema } from '@pinpu/shared/contracts';
import { array, safeParse } from '@pinpu/shared/contracts/schema';
import { mergedLines } from '../cart/cart-view.ts';

const linesSchema = array(cartLineSchema);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const comparable = (lines: Checkout['cart']) =>
  mergedLines(lines)
    .map(({ prd_id, qty }) => `${prd_id}×${qty}`)
    .sort()
    .join();

/** Whether the payload's two forms of its lines, `cart` and `cart_json`, are equivalent. */
export function isSameTwice({ cart, cart_json }: Pick<Checkout, 'cart' | 'cart_json'>): boolean {
  const read = safeParse(linesSchema, jsonOf(cart_json));
  return read.success && comparable(read.data) === comparable(cart);
}
