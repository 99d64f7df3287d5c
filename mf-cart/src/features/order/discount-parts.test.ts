import type { AppliedRule } from '@pinpu/shared/domain';
import { discountParts } from './discount-parts.ts';

const rule = (kind: AppliedRule['kind'], amount: number): AppliedRule => ({
  ...{ rule_id: kind, name: kind, kind, amount, lines: [] },
});

it('divides discounts into those of rules and the coupon’s [Y5] [Y9]', () => {
  const applied_rules = [rule('bundle', 101), rule('gift', 0), rule('shipping', 80)];
  const parts = discountParts({ dis_inv_amt: 151, dis_ship_amt: 80, applied_rules });
  expect(parts.rules.map(({ kind }) => kind)).toEqual(['bundle']);
  expect(parts).toMatchObject({ coupon: 50, couponShipping: 0, shipping: { amount: 80 } });
});

it('leaves everything to the coupon in an order without rules [Y9]', () => {
  expect(discountParts({ dis_inv_amt: 0, dis_ship_amt: 80 })).toEqual({
    ...{ rules: [], shipping: undefined, coupon: 0, couponShipping: 80 },
  });
});
