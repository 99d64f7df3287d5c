import { type Coupon, couponDiscount, type Discount } from './coupon.ts';
import type { AppliedRule, PriceRules, RuledLine } from './price-rules/price-rule.ts';
import { applyRules, offByLine } from './price-rules/ruled-cart.ts';
import { type ShippedLine, subTotal } from './shipping.ts';

/** Rules need the ids of lines; without rules, a line may lack its own. */
type Line = ShippedLine & Omit<RuledLine, 'prd_id'> & { prd_id?: string | undefined };

/** What rules and the coupon take off a cart together, in whole TWD. */
export interface DiscountedCart extends Discount {
  applied: AppliedRule[];
  /** What rules take off each line, by its id; lines without are missing. */
  off: Map<string, number>;
}

interface Offers {
  coupon: Coupon | undefined;
  rules: PriceRules | undefined;
  /** What shipping costs without a discount. */
  ship_fee: number;
}

const sumOf = (amounts: Iterable<number>) => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** The discount of rules that apply together, and of the coupon on what is left. */
function withCoupon(
  lines: readonly Line[],
  rules: readonly AppliedRule[],
  { coupon, ship_fee }: Pick<Offers, 'coupon' | 'ship_fee'>,
): DiscountedCart {
  const off = offByLine(rules);
  const [offGoods, goods] = [sumOf(off.values()), subTotal(lines)];
  const isFree = ship_fee > 0 && rules.some(({ kind }) => kind === 'shipping');
  const applied = rules
    .filter(({ kind }) => kind !== 'shipping' || ship_fee > 0)
    .map((rule) => (rule.kind === 'shipping' ? { ...rule, amount: ship_fee } : rule));
  const more = couponDiscount(coupon, lines, ship_fee, goods - offGoods);
  return {
    ...{ applied, off },
    dis_inv_amt: offGoods + more.dis_inv_amt,
    dis_ship_amt: isFree ? ship_fee : more.dis_ship_amt,
  };
}

const saved = ({ dis_inv_amt, dis_ship_amt }: Discount) => dis_inv_amt + dis_ship_amt;

/** The cart that saves most; among equal ones the first that applies a rule, such as a gift. */
function mostSaving(carts: readonly DiscountedCart[], otherwise: DiscountedCart): DiscountedCart {
  let best = otherwise;
  for (const cart of carts)
    if (saved(cart) > saved(best) || (saved(cart) === saved(best) && best.applied.length === 0))
      best = cart;
  return best;
}

/** The best discount for the shopper that the shop's combination of rules and coupon allows; equal ones by the rules' ids. */
export function discounted(
  lines: readonly Line[],
  { coupon, rules, ship_fee }: Offers,
): DiscountedCart {
  const couponAlone = withCoupon(lines, [], { coupon, ship_fee });
  if (!rules || rules.rules.length === 0) return couponAlone;
  const ruled = lines.map((line) => ({ ...line, prd_id: line.prd_id ?? '' }));
  if (rules.combine === 'layers')
    return withCoupon(lines, applyRules(ruled, rules.rules), { coupon, ship_fee });
  const alternatives =
    rules.combine === 'one'
      ? rules.rules
          .toSorted((a, b) => (a.rule_id < b.rule_id ? -1 : 1))
          .map((rule) => applyRules(ruled, [rule]))
      : [applyRules(ruled, rules.rules)];
  return mostSaving(
    alternatives
      .filter((applied) => applied.length > 0)
      .map((applied) => withCoupon(lines, applied, { coupon: undefined, ship_fee })),
    couponAlone,
  );
}
