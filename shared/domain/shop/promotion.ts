import { PROMO_PRICE_LEVEL, type Priced, priceAtLevel } from './price.ts';

/** The lowest `status` of a member who is a promoter (spec §6). */
export const PROMOTER_STATUS = 1;

/** Whether a user is a promoter: a member with a status above 0 (spec §6). */
export function isPromoter<Member extends { status: number }>(
  member: Member | null | undefined,
): member is Member {
  return (member?.status ?? 0) >= PROMOTER_STATUS;
}

/** A product with its wholesale cost, which only promoters get (spec §3). */
export interface Promotable extends Priced {
  cost_wholesale?: number;
}

/** The promoter's profit per sold unit, in TWD; 0 without a wholesale cost (spec §9). */
export function promotionProfit({ cost_wholesale = 0, ...item }: Promotable): number {
  if (!isPromotable({ cost_wholesale })) return 0;
  return priceAtLevel(item, PROMO_PRICE_LEVEL) - cost_wholesale;
}

/** Whether a promoter can earn by selling the product: only if its wholesale cost is known (spec §9). */
export const isPromotable = ({ cost_wholesale = 0 }: { cost_wholesale?: number }): boolean =>
  cost_wholesale > 0;

const PROMO_CODE = /^[\w-]{1,40}$/;

/** A promotion code from an address, storage or request; '' where it is invalid. */
export const promoCodeOf = (value: unknown): string =>
  typeof value === 'string' && PROMO_CODE.test(value) ? value : '';
