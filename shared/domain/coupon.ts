import { type ShippedLine, shippingFee, subTotal } from './shipping.ts';

/** What a coupon takes off. */
export interface Coupon {
  coupon_code: string;
  /** `percent` off the goods, an `amount` in TWD off the goods, or the `shipping` fee. */
  kind: 'percent' | 'amount' | 'shipping';
  /** Percent off, 1–100, or TWD; nothing for `shipping`. */
  value: number;
  /** Goods of at least this much, TWD; 0 for any. */
  min_amt: number;
}

/** What is taken off goods and shipping, in whole TWD. */
export interface Discount {
  dis_inv_amt: number;
  dis_ship_amt: number;
}

/** A code as it is kept and compared: half width, capitals, no spaces. */
export const normaliseCouponCode = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

const NOTHING: Discount = { dis_inv_amt: 0, dis_ship_amt: 0 };

/** Whether the goods reach what the coupon asks for. */
export const isCouponReached = (
  { min_amt }: Pick<Coupon, 'min_amt'>,
  lines: readonly ShippedLine[],
): boolean => subTotal(lines) >= min_amt;

/** What a coupon takes off these lines, never more than they cost; parts of a dollar are the shopper's. */
export function couponDiscount(
  coupon: Coupon | undefined,
  lines: readonly ShippedLine[],
): Discount {
  if (coupon === undefined || !isCouponReached(coupon, lines)) return NOTHING;
  const goods = subTotal(lines);
  if (coupon.kind === 'shipping') return { ...NOTHING, dis_ship_amt: shippingFee(lines) };
  const off = coupon.kind === 'percent' ? Math.ceil((goods * coupon.value) / 100) : coupon.value;
  return { ...NOTHING, dis_inv_amt: Math.min(off, goods) };
}
