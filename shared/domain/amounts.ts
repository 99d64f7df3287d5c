import { type ShippedLine, shippingFee, subTotal } from './shipping.ts';
import { taxAmounts } from './tax.ts';

/** The amounts of a checkout, in whole TWD (spec §7, §9). */
export interface OrderAmounts {
  /** Shipping fee. */
  ship_amt: number;
  /** Subtotal and shipping: the order's total, from which tax is taken out. */
  inv_amt: number;
  /** What is to be paid now. */
  ap_amt: number;
  /** Net of tax. */
  tot_amt: number;
  tot_tax: number;
}

/** Every amount of an order, from its lines alone: the browser shows it, the server decides by it. */
export function orderAmounts(lines: readonly ShippedLine[]): OrderAmounts {
  const ship_amt = shippingFee(lines);
  const inv_amt = subTotal(lines) + ship_amt;
  return { ship_amt, inv_amt, ap_amt: inv_amt, ...taxAmounts(inv_amt) };
}
