import {
  isPromoter,
  lineProfits,
  promoCodeOf,
  promoterZoneVisible,
  promotionProfit,
} from './promotion.ts';

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
  [0, 300, true],
  [1, 300, false],
  [0, 0, false],
  [0, undefined, false],
])('at level %d with a cost of %s shows the promoter zone: %s [P9]', (pl, cost, visible) => {
  expect(promoterZoneVisible(pl, cost)).toBe(visible);
});

it.each([
  [{ status: 1 }, true],
  [{ status: 2 }, true],
  [{ status: 0 }, false],
  [{ status: -1 }, false],
  [null, false],
  [undefined, false],
])('takes %j for a promoter: %s [P9]', (member, expected) => {
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

const TEA = { prd_price: 399, cost_wholesale: 265, qty: 3 };
const CAKE = { prd_price: 285, cost_wholesale: 195, qty: 1 };
const COSTLESS = { prd_price: 100, cost_wholesale: 0, qty: 2 };

it.each([
  ['the price less the cost, by quantity', [TEA, CAKE], 0, [402, 90]],
  ['nothing without a wholesale cost', [COSTLESS], 0, [0]],
  ['nothing rather than a loss', [{ ...TEA, cost_wholesale: 400 }], 0, [0]],
  ['the profit less the whole discount', [TEA], 100, [302]],
  // 100 × 1197/1482 = 80.8: 80 of the tea, 20 of the cake.
  ['shares of the discount that add up', [TEA, CAKE], 100, [322, 70]],
  ['no share of what has no cost', [TEA, COSTLESS], 100, [317, 0]],
  ['nothing below 0', [TEA], 1197, [0]],
  ['nothing of an order of NT$0', [{ ...TEA, prd_price: 0 }], 0, [0]],
])('counts as profit of the lines %s [defect 9] [G7]', (_what, lines, discount, profits) => {
  expect(lineProfits(lines, { discount, earns: true })).toEqual(profits);
  expect(lineProfits(lines, { discount, earns: false })).toEqual(lines.map(() => 0));
});

it('divides the largest amounts exactly [defect 9]', () => {
  const line = { prd_price: 99_999_999, cost_wholesale: 1, qty: 10 };
  const discount = 999_999_989;
  const profits = lineProfits([line, line, line], { discount, earns: true });
  const earned = profits.reduce((sum, profit) => sum + profit, 0);
  expect(earned).toBe(3 * 99_999_998 * 10 - discount);
});
