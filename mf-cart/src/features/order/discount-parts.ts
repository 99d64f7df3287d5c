import { type AppliedRule, creditOfOrder } from '@pinpu/shared/domain';

interface Discounted {
  dis_inv_amt: number;
  dis_ship_amt: number;
  applied_rules?: readonly AppliedRule[] | undefined;
  credit_amt?: number | undefined;
  inv_amt: number;
  ap_amt: number;
}

/** What each rule and the coupon took off, in whole TWD. */
export interface DiscountParts {
  /** The rules that took something off goods. */
  rules: AppliedRule[];
  /** The rule that waived the shipping fee. */
  shipping: AppliedRule | undefined;
  /** What the coupon took off goods, and off the fee. */
  coupon: number;
  couponShipping: number;
  /** Store credit that is used. */
  credit: number;
}

/** Divides the discounts of a cart or an order into those of its rules, the coupon's and store credit. */
export function discountParts(discounts: Discounted): DiscountParts {
  const applied = (discounts.applied_rules ?? []).filter(({ amount }) => amount > 0);
  const rules = applied.filter(({ kind }) => kind !== 'shipping');
  const shipping = applied.find(({ kind }) => kind === 'shipping');
  const { credit_amt: credit = 0, dis_inv_amt, dis_ship_amt } = discounts;
  let coupon = dis_inv_amt - creditOfOrder(discounts).bonus;
  for (const { amount } of rules) coupon -= amount;
  return { rules, shipping, coupon, couponShipping: shipping ? 0 : dis_ship_amt, credit };
}

/** The row of what a rule or the coupon took off the shipping fee; undefined for nothing. */
export const shippingDiscountRow = (discounts: Discounted) =>
  discounts.dis_ship_amt > 0
    ? {
        name: discountParts(discounts).shipping?.name ?? '運費優惠',
        amount: -discounts.dis_ship_amt,
      }
    : undefined;
