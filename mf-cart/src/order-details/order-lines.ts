import { type CartLine, cartLineSchema } from '@pinpu/shared/contracts';
import { array, safeParse } from '@pinpu/shared/contracts/schema';

const linesSchema = array(cartLineSchema);

/** The lines of an order as sold, from its `cart_json`; empty where that can't be parsed. */
export function orderLines(cart_json: string): CartLine[] {
  try {
    const parsed = safeParse(linesSchema, JSON.parse(cart_json));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
