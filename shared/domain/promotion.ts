import { isGroupPriceLevel, type Priced } from './price.ts';

/** The least `status` of a member that makes a promoter (spec §6). */
export const PROMOTER_STATUS = 1;

/** Whether a user is a promoter: a member of status above 0 (spec §6); guests are not. */
export function isPromoter<Member extends { status: number }>(
  member: Member | null | undefined,
): member is Member {
  return (member?.status ?? 0) >= PROMOTER_STATUS;
}

/** A product as a promoter sees it; `cost_wholesale` is absent for everybody else (spec §3). */
export interface Promotable extends Priced {
  cost_wholesale?: number;
}

/** The promoter's profit per sale, in TWD; 0 without a wholesale cost (spec §9). */
export function promotionProfit({ price, price1, cost_wholesale = 0 }: Promotable): number {
  if (cost_wholesale <= 0) return 0;
  const sold = price1 > 0 && price1 <= price ? price1 : price;
  return sold - cost_wholesale;
}

/** Whether somebody earns by selling the product (spec §9). */
export const isPromotable = ({ cost_wholesale = 0 }: { cost_wholesale?: number }): boolean =>
  cost_wholesale > 0;

/** Whether to show the promoter zone: below price level 1, with a known wholesale cost (spec §2, §9). */
export function promoterZoneVisible(pl: number, cost_wholesale: number | undefined): boolean {
  return !isGroupPriceLevel(pl) && (cost_wholesale ?? 0) > 0;
}

const PROMO_CODE = /^[\w-]{1,40}$/;

/** A promotion code from an address, storage or a request; '' for anything that can't be one. */
export const promoCodeOf = (value: unknown): string =>
  typeof value === 'string' && PROMO_CODE.test(value) ? value : '';

/** A line as sold. */
export interface PromotedLine {
  prd_price: number;
  cost_wholesale: number;
  qty: number;
}

/**
 * The promoter's profit of each line of an order, in whole TWD. The discount on the goods is divided over the lines in
 * proportion to their amounts: the shares up to a line are rounded down together, so that they add up to the discount.
 * A line's share is taken off its profit, which is never below 0. The promoter's own order brings nothing unless the
 * shop says so (ADR 0107).
 */
export function lineProfits(
  lines: readonly PromotedLine[],
  { discount, earns }: { discount: number; earns: boolean },
): number[] {
  const amounts = lines.map(({ prd_price, qty }) => prd_price * qty);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  // Products of two amounts exceed what a number holds exactly.
  const shareUpTo = (sum: number) =>
    total === 0 ? 0 : Number((BigInt(discount) * BigInt(sum)) / BigInt(total));
  let before = 0;
  return lines.map(({ prd_price, cost_wholesale, qty }, at) => {
    const after = before + (amounts[at] ?? 0);
    const share = shareUpTo(after) - shareUpTo(before);
    before = after;
    if (!earns || cost_wholesale <= 0) return 0;
    return Math.max(0, (prd_price - cost_wholesale) * qty - share);
  });
}
