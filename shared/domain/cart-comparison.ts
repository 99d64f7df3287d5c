import type { CartLine } from './cart.ts';
import type { LineQuantity } from './cart-merge.ts';

/** The ordered goods and the values that decide the amounts; stock, names and pictures may change without another order. */
export const ORDERED_FACTS: readonly (keyof CartLine)[] = [
  'qty',
  'prd_price',
  'ship_fee',
  'ship_fee_free_amt',
];

/** Everything the cart shows of a line. */
export const SHOWN_FACTS: readonly (keyof CartLine)[] = [
  ...ORDERED_FACTS,
  'tot_qty',
  'ship_days',
  'prd_name',
  'prd_man_pic',
];

/**
 * Whether two carts hold the same products, alike in every one of `facts`: the quantity where none are given. The
 * order of the lines does not count; a product has at most one line.
 */
export function isSameCart<Line extends LineQuantity>(
  a: readonly Line[],
  b: readonly Line[],
  facts: readonly (keyof Line)[] = ['qty'],
): boolean {
  const others = new Map(b.map((line) => [line.prd_id, line]));
  const isAlike = (line: Line) => {
    const other = others.get(line.prd_id);
    return other !== undefined && facts.every((fact) => line[fact] === other[fact]);
  };
  return a.length === b.length && a.every(isAlike);
}
