import type { Coupon, Discount } from './coupon.ts';
import { type CreditOffer, creditTotal, usedCredit } from './credit.ts';
import { type DiscountedCart, discounted } from './discounted-cart.ts';
import { type ParcelLine, parcelFees, totalFee } from './parcel-fees.ts';
import type { AppliedRule, PriceRules, RuledLine } from './price-rules/price-rule.ts';
import { subTotal } from './shipping.ts';
import type { Shipping } from './shipping-rules.ts';
import { amountsByTaxClass, type TaxedLine, taxAmounts } from './tax.ts';
import type { ParcelFee } from './temperature.ts';

/** The amounts of a checkout, in whole TWD (spec §7, §9). */
export interface OrderAmounts extends Discount {
  /** Shipping fee after the coupon discount. */
  ship_amt: number;
  /** Goods and shipping after the coupon discount: the order's total, tax included. */
  inv_amt: number;
  /** Store credit that is used: the bonus part is in `dis_inv_amt`, the paid part is not in `ap_amt`; missing for none. */
  credit_amt?: number;
  /** Amount due now. */
  ap_amt: number;
  /** Net of tax. */
  tot_amt: number;
  tot_tax: number;
  /** What of the total is for goods exempt from tax, and taxed at zero; missing for none. */
  exempt_amt?: number;
  zero_amt?: number;
  /** The fee of each parcel before a coupon; missing for goods of one temperature in a shop without shipping rules. */
  parcel_fees?: ParcelFee[];
  /** What rules of price did; missing where none applies. */
  applied_rules?: AppliedRule[];
}

/** Net amount and tax: those of the specification for taxed goods and shipping; other goods have no tax (ADR 0213). */
function taxedAmounts(
  lines: readonly TaxedLine[],
  amounts: Omit<OrderAmounts, 'tot_amt' | 'tot_tax'>,
) {
  const { taxed, exempt, zero } = amountsByTaxClass(lines, amounts);
  const { tot_amt, tot_tax } = taxAmounts(taxed);
  return {
    ...{ tot_amt: tot_amt + exempt + zero, tot_tax },
    ...(exempt > 0 && { exempt_amt: exempt }),
    ...(zero > 0 && { zero_amt: zero }),
  };
}

type AmountLine = TaxedLine &
  ParcelLine &
  Pick<RuledLine, 'rules'> & { prd_id?: string | undefined };

const withOff = (lines: readonly AmountLine[], { off }: DiscountedCart): readonly AmountLine[] =>
  off.size === 0
    ? lines
    : lines.map((line) => ({ ...line, off_amt: off.get(line.prd_id ?? '') ?? 0 }));

/** The store credit that a member can use, and the most that they want to use in this order. */
export interface CreditChoice {
  offer: CreditOffer;
  use: number;
}

const NO_CREDIT = { bonus: 0, paid: 0 };

/**
 * Computes all amounts of an order from its lines, its coupon, how it is shipped, the rules of price that hold for it, and store credit.
 * The browser only displays the result; the server's own counts.
 */
export function orderAmounts(
  lines: readonly AmountLine[],
  coupon?: Coupon,
  shipping: Shipping = {},
  rules?: PriceRules,
  credit?: CreditChoice,
): OrderAmounts {
  const parcel_fees = parcelFees(lines, shipping);
  const best = discounted(lines, { coupon, rules, ship_fee: totalFee(parcel_fees) });
  const { dis_ship_amt, applied } = best;
  const ship_amt = totalFee(parcel_fees) - dis_ship_amt;
  const goods = subTotal(lines) - best.dis_inv_amt;
  const used = credit ? usedCredit(credit.use, credit.offer, { goods, ship_amt }) : NO_CREDIT;
  const dis_inv_amt = best.dis_inv_amt + used.bonus;
  const inv_amt = goods - used.bonus + ship_amt;
  const due = { inv_amt, ap_amt: inv_amt - used.paid };
  const amounts = { dis_inv_amt, dis_ship_amt, ship_amt, ...due };
  return {
    ...amounts,
    ...taxedAmounts(withOff(lines, best), amounts),
    ...((shipping.rules !== undefined || parcel_fees.length > 1) && { parcel_fees }),
    ...(applied.length > 0 && { applied_rules: applied }),
    ...(creditTotal(used) > 0 && { credit_amt: creditTotal(used) }),
  };
}
