import { addOnOffers } from './add-on-offers.ts';
import type { PriceRule } from './price-rule.ts';
import { ruleProgress } from './rule-progress.ts';

const CUP = { prd_id: 'cup', prd_price: 300, qty: 1 };
const tea = (qty: number) => ({ prd_id: 'tea', prd_price: 600, qty });
const ADD_ON: PriceRule = {
  ...{ rule_id: 'R1', name: '加購', everything: true },
  terms: { kind: 'add-on', from: 1000, max: 1, items: [{ prd_id: 'cup', price: 99 }] },
};

it.each([
  ['not before its amount', [tea(1)], 0],
  ['at its amount', [tea(2)], 1],
  ['not for add-ons alone', [{ ...CUP, qty: 9 }], 0],
  ['not once the cart has as many as it can have', [tea(2), CUP], 0],
])('goods are offered at another price %s [Y5]', (_when, cart, count) => {
  expect(addOnOffers(cart, [ADD_ON])).toHaveLength(count);
});

it('the progress to an add-on does not count the add-on itself [Y5]', () => {
  const cart = [tea(1), { ...CUP, qty: 2 }];
  const [next] = ruleProgress(cart, [ADD_ON], [], () => '陶杯');
  expect(next).toMatchObject({ reached: 600, text: '再買 NT$400，滿 NT$1,000，NT$99 加購陶杯' });
});
