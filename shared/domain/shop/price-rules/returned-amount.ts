import type { ParcelContents } from '../parcel-stage.ts';
import { subTotal } from '../shipping.ts';
import type { PriceRules, RuledLine } from './price-rule.ts';
import { applyRules, offByLine } from './ruled-cart.ts';

/** A line of an order, with what rules took off it, in TWD, and the rule that gave it. */
type SoldLine = RuledLine & { off_amt?: number | undefined; gift?: string | undefined };

/** What partial returns are computed by; amounts in whole TWD. */
export interface ReturnableOrder {
  lines: readonly SoldLine[];
  /** The discount on goods: what rules took off them, and the coupon. */
  dis_inv_amt: number;
  /** The rules that applied to the order, as they were then; undefined for none. */
  rules: PriceRules | undefined;
}

const sumOf = (amounts: Iterable<number>) => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** The lines that are bought, each less the units that came back. */
const restOf = ({ lines }: ReturnableOrder, back: ParcelContents): SoldLine[] =>
  lines.flatMap((line, at) => {
    const units = sumOf(back.flatMap((one) => (one.line_no === at + 1 ? [one.qty] : [])));
    return line.gift ? [] : [{ ...line, qty: Math.max(0, line.qty - units) }];
  });

/** What goods would have cost by the rules of their order, with a share of its coupon in proportion. */
function costOf(
  order: ReturnableOrder,
  rest: readonly SoldLine[],
  { coupon, whole }: { coupon: number; whole: number },
): number {
  const ruled =
    subTotal(rest) - sumOf(offByLine(applyRules(rest, order.rules?.rules ?? [])).values());
  const share = whole === 0 ? 0 : Math.round((coupon * ruled) / whole);
  return ruled - Math.min(coupon, share);
}

/**
 * What each of several partial returns pays back, in their order: what was paid for goods, less what the rest would have
 * cost. A return after which the rest costs more than before pays nothing, and later ones pay the less for it, so that
 * together they never pay more than the goods cost, and exactly that when everything came back.
 */
export function returnedAmounts(
  order: ReturnableOrder,
  returns: readonly ParcelContents[],
): number[] {
  const off = sumOf(order.lines.map(({ off_amt = 0 }) => off_amt));
  const goods = subTotal(order.lines);
  const shares = { coupon: order.dis_inv_amt - off, whole: goods - off };
  const paid = goods - order.dis_inv_amt;
  const back: ParcelContents[number][] = [];
  let before = 0;
  return returns.map((contents) => {
    back.push(...contents);
    const owed = Math.max(before, paid - costOf(order, restOf(order, back), shares));
    const amount = owed - before;
    before = owed;
    return amount;
  });
}

/** What a return pays back after earlier ones of the same order. */
export const returnedAmount = (
  order: ReturnableOrder,
  contents: ParcelContents,
  earlier: readonly ParcelContents[],
): number => returnedAmounts(order, [...earlier, contents]).at(-1) ?? 0;
