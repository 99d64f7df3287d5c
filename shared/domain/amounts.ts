import { type Coupon, couponDiscount, type Discount } from './coupon.ts';
import { type ShippedLine, shippingFee, subTotal } from './shipping.ts';
import { taxAmounts } from './tax.ts';

/** The amounts of a checkout, in whole TWD (spec §7, §9). */
export interface OrderAmounts extends Discount {
  /** Shipping fee, less what a coupon takes off it. */
  ship_amt: number;
  /** Goods and shipping, less what a coupon takes off: the order's total, from which tax is taken out. */
  inv_amt: number;
  /** What is to be paid now. */
  ap_amt: number;
  /** Net of tax. */
  tot_amt: number;
  tot_tax: number;
}

/** Every amount of an order, from its lines and coupon alone: the browser shows it, the server decides by it. */
export function orderAmounts(lines: readonly ShippedLine[], coupon?: Coupon): OrderAmounts {
  const discount = couponDiscount(coupon, lines);
  const ship_amt = shippingFee(lines) - discount.dis_ship_amt;
  const inv_amt = subTotal(lines) - discount.dis_inv_amt + ship_amt;
  return { ...discount, ship_amt, inv_amt, ap_amt: inv_amt, ...taxAmounts(inv_amt) };
}
