import { type Coupon, couponDiscount, type Discount } from './coupon.ts';
import { type ShippedLine, shippingFee, subTotal } from './shipping.ts';
import { taxAmounts } from './tax.ts';

/** The amounts of a checkout, in whole TWD (spec §7, §9). */
export interface OrderAmounts extends Discount {
  /** Shipping fee after the coupon discount. */
  ship_amt: number;
  /** Goods and shipping after the coupon discount: the order's total, tax included. */
  inv_amt: number;
  /** Amount due now. */
  ap_amt: number;
  /** Net of tax. */
  tot_amt: number;
  tot_tax: number;
}

/**
 * Computes all amounts of an order from its lines and coupon. The browser only displays the result; the server's own
 * counts.
 */
export function orderAmounts(lines: readonly ShippedLine[], coupon?: Coupon): OrderAmounts {
  const discount = couponDiscount(coupon, lines);
  const ship_amt = shippingFee(lines) - discount.dis_ship_amt;
  const inv_amt = subTotal(lines) - discount.dis_inv_amt + ship_amt;
  return { ...discount, ship_amt, inv_amt, ap_amt: inv_amt, ...taxAmounts(inv_amt) };
}
