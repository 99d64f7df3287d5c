import { plainCell, quotedCell } from './cell-text.ts';
import { type ShippedLine, subTotal } from './shipping.ts';

/** How goods are taxed: 應稅, 免稅, 零稅率. */
export const TAX_CLASSES = ['taxed', 'exempt', 'zero'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const TAX_CLASS_NAMES: Readonly<Record<TaxClass, string>> = {
  taxed: '應稅',
  exempt: '免稅',
  zero: '零稅率',
};

/** Parses a typed tax class: its name or its code. */
export function readTaxClass(text: string): { value: TaxClass } | { why: string } {
  const typed = plainCell(text);
  const value = TAX_CLASSES.find((one) => one === typed || TAX_CLASS_NAMES[one] === typed);
  const names = Object.values(TAX_CLASS_NAMES).join('、');
  return value ? { value } : { why: `${quotedCell(text)}不是課稅別，請填${names}其中一個。` };
}

/** A line whose goods are taxed, unless it says otherwise. */
export interface TaxedLine extends ShippedLine {
  tax_class?: TaxClass | undefined;
  /** What rules of price take off the whole line, in TWD; a coupon's share is not part of it. */
  off_amt?: number | undefined;
}

/** What lines cost after rules of price, before a coupon. */
export const discountedTotal = (
  lines: readonly Pick<TaxedLine, 'prd_price' | 'qty' | 'off_amt'>[],
): number => {
  let sum = subTotal(lines);
  for (const { off_amt = 0 } of lines) sum -= off_amt;
  return sum;
};

/** Net amount and tax as the checkout payload states them, in TWD (spec §9). */
export interface TaxAmounts {
  tot_amt: number;
  tot_tax: number;
}

/**
 * tot_amt = round(total / 1.05), tot_tax = round(tot_amt × 0.05) (spec §9). Together they differ from the total by 1
 * where total mod 21 is 10.
 */
export function taxAmounts(total: number): TaxAmounts {
  // Computed in twentieths, since 1.05 and 0.05 have no exact binary representation.
  const tot_amt = Math.round((total * 20) / 21);
  return { tot_amt, tot_tax: Math.round(tot_amt / 20) };
}

/**
 * What of an order's total is for goods of each class, in whole TWD. Shipping is taxed; what of the discount on goods is
 * not a line's own is shared by the classes in proportion to their goods.
 */
export function amountsByTaxClass(
  lines: readonly TaxedLine[],
  { dis_inv_amt, ship_amt }: { dis_inv_amt: number; ship_amt: number },
): Record<TaxClass, number> {
  const goods = discountedTotal(lines);
  const shared = dis_inv_amt - (subTotal(lines) - goods);
  const amounts = { taxed: 0, exempt: 0, zero: 0 };
  let before = 0;
  for (const tax_class of TAX_CLASSES) {
    const own = discountedTotal(lines.filter((line) => (line.tax_class ?? 'taxed') === tax_class));
    // Rounds the sum up to each class, so that the shares add up to the discount.
    const shareUpTo = (amount: number) => (goods === 0 ? 0 : Math.round((shared * amount) / goods));
    amounts[tax_class] = own - (shareUpTo(before + own) - shareUpTo(before));
    before += own;
  }
  return { ...amounts, taxed: amounts.taxed + ship_amt };
}
