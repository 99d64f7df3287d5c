import type { AppliedRule } from '@pinpu/shared/domain';
import { discountParts } from './discount-parts.ts';

const rule = (kind: AppliedRule['kind'], amount: number): AppliedRule => ({
  ...{ rule_id: kind, name: kind, kind, amount, lines: [] },
});

it('divides discounts into those of rules, the coupon’s and store credit [Y5] [Y9] [W2]', () => {
  const applied_rules = [rule('bundle', 101), rule('gift', 0), rule('shipping', 80)];
  const parts = discountParts({
    ...{ dis_inv_amt: 181, dis_ship_amt: 80, applied_rules },
    ...{ credit_amt: 50, inv_amt: 700, ap_amt: 680 },
  });
  expect(parts.rules.map(({ kind }) => kind)).toEqual(['bundle']);
  expect(parts).toMatchObject({
    coupon: 50,
    couponShipping: 0,
    shipping: { amount: 80 },
    credit: 50,
  });
});

it('leaves everything to the coupon in an order without rules [Y9]', () => {
  expect(discountParts({ dis_inv_amt: 0, dis_ship_amt: 80, inv_amt: 700, ap_amt: 700 })).toEqual({
    ...{ rules: [], shipping: undefined, coupon: 0, couponShipping: 80, credit: 0 },
  });
});
