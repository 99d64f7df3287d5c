import { type ShippedLine, shippingFee, subTotal } from './shipping.ts';

export interface Coupon {
  coupon_code: string;
  /** `percent` off the goods, an `amount` in TWD off the goods, or the `shipping` fee. */
  kind: 'percent' | 'amount' | 'shipping';
  /** Percent off (1–100), or TWD; not used for `shipping`. */
  value: number;
  /** The minimum amount of goods, in TWD; 0 for none. */
  min_amt: number;
}

/** Discount on goods and on shipping, in whole TWD. */
export interface Discount {
  dis_inv_amt: number;
  dis_ship_amt: number;
}

const NOTHING: Discount = { dis_inv_amt: 0, dis_ship_amt: 0 };

/** Whether the goods reach the coupon's minimum amount. */
export const isCouponReached = (
  { min_amt }: Pick<Coupon, 'min_amt'>,
  lines: readonly ShippedLine[],
): boolean => subTotal(lines) >= min_amt;

/**
 * The discount of a coupon on these lines, at most their price; fractions are rounded in favour of the shopper. `ship_fee`
 * is what shipping costs without it, `goods` what the goods cost after rules of price; the minimum counts before them.
 */
export function couponDiscount(
  coupon: Coupon | undefined,
  lines: readonly ShippedLine[],
  ship_fee = shippingFee(lines),
  goods = subTotal(lines),
): Discount {
  if (coupon === undefined || !isCouponReached(coupon, lines)) return NOTHING;
  if (coupon.kind === 'shipping') return { ...NOTHING, dis_ship_amt: ship_fee };
  const off = coupon.kind === 'percent' ? Math.ceil((goods * coupon.value) / 100) : coupon.value;
  return { ...NOTHING, dis_inv_amt: Math.min(off, goods) };
}
