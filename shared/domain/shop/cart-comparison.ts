import type { CartLine } from './cart.ts';
import type { LineQuantity } from './cart-merge.ts';
import { isSameSet, type SetPart } from './set.ts';

/**
 * Fields that affect the ordered goods and the amounts; stock, names and pictures may change without changing the
 * order.
 */
export const ORDERED_FACTS: readonly (keyof CartLine)[] = [
  'qty',
  'prd_price',
  'ship_fee',
  'ship_fee_free_amt',
  'preorder',
];

/** All fields of a line that the cart shows. */
export const SHOWN_FACTS: readonly (keyof CartLine)[] = [
  ...ORDERED_FACTS,
  'tot_qty',
  'ship_days',
  'prd_name',
  'prd_man_pic',
  'tax_class',
  'min_qty',
  'max_qty',
  'max_buyer',
  'option_text',
  'must_choose',
  'temperature',
  'weight',
  'size_cm',
  'price_regular',
  'special_ends',
  'parts',
  'rules',
];

/** Ids of rules, or the parts of a set: a line has no other lists. */
const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.some((entry) => typeof entry === 'string')
    ? one.length === other.length && one.every((entry) => other.includes(entry))
    : isSameSet(one as SetPart[], other as SetPart[]);

const isSameFact = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));

/**
 * Whether two carts have the same products with equal `facts`, by default the quantity. The order of lines does not
 * count; a product has at most one line.
 */
export function isSameCart<Line extends LineQuantity>(
  a: readonly Line[],
  b: readonly Line[],
  facts: readonly (keyof Line)[] = ['qty'],
): boolean {
  const others = new Map(b.map((line) => [line.prd_id, line]));
  const isAlike = (line: Line) => {
    const other = others.get(line.prd_id);
    return other !== undefined && facts.every((fact) => isSameFact(line[fact], other[fact]));
  };
  return a.length === b.length && a.every(isAlike);
}
