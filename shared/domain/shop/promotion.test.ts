import { isPromoter, promoCodeOf, promotionProfit } from './promotion.ts';

it.each([
  ['the group price less the cost', { price: 500, price1: 400, cost_wholesale: 300 }, 100],
  ['a group price equal to the price', { price: 500, price1: 500, cost_wholesale: 300 }, 200],
  ['the price without a group price', { price: 500, price1: 0, cost_wholesale: 300 }, 200],
  [
    'the price when the group price is higher',
    { price: 500, price1: 600, cost_wholesale: 300 },
    200,
  ],
  ['a loss as a loss', { price: 500, price1: 250, cost_wholesale: 300 }, -50],
  ['0 at no wholesale cost', { price: 500, price1: 400, cost_wholesale: 0 }, 0],
  ['0 at an unknown wholesale cost', { price: 500, price1: 400 }, 0],
])('counts as profit %s [G2]', (_, product, profit) => {
  expect(promotionProfit(product)).toBe(profit);
});

it.each([
  [{ status: 1 }, true],
  [{ status: 2 }, true],
  [{ status: 0 }, false],
  [{ status: -1 }, false],
  [null, false],
  [undefined, false],
])('the member %j is a promoter: %s [P9]', (member, expected) => {
  expect(isPromoter(member)).toBe(expected);
});

it.each([
  ['PINPU', 'PINPU'],
  ['friend_2026-11', 'friend_2026-11'],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), ''],
  ['two words', ''],
  ['PINPU\n', ''],
  ['促銷', ''],
  ['', ''],
  [null, ''],
  [['PINPU'], ''],
])('reads %j as the promotion code %j (M17)', (value, code) => {
  expect(promoCodeOf(value)).toBe(code);
});
