import type { AppliedRule } from '@pinpu/shared/domain';

interface Discounted {
  dis_inv_amt: number;
  dis_ship_amt: number;
  applied_rules?: readonly AppliedRule[] | undefined;
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
}

/** Divides the discounts of a cart or an order into those of its rules and the coupon's. */
export function discountParts(discounts: Discounted): DiscountParts {
  const applied = (discounts.applied_rules ?? []).filter(({ amount }) => amount > 0);
  const rules = applied.filter(({ kind }) => kind !== 'shipping');
  const shipping = applied.find(({ kind }) => kind === 'shipping');
  let coupon = discounts.dis_inv_amt;
  for (const { amount } of rules) coupon -= amount;
  return { rules, shipping, coupon, couponShipping: shipping ? 0 : discounts.dis_ship_amt };
}

/** The row of what a rule or the coupon took off the shipping fee; undefined for nothing. */
export const shippingDiscountRow = (discounts: Discounted) =>
  discounts.dis_ship_amt > 0
    ? {
        name: discountParts(discounts).shipping?.name ?? '運費優惠',
        amount: -discounts.dis_ship_amt,
      }
    : undefined;
