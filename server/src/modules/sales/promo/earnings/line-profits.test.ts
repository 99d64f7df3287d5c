import { lineProfits } from './service.ts';

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

it.each([
  ['what rules took off a line', [{ ...TEA, off_amt: 100 }, CAKE], 100, [302, 90]],
  // Of 1097 and 285, a coupon of 100 takes 79 and 21.
  ['then the coupon in proportion', [{ ...TEA, off_amt: 100 }, CAKE], 200, [223, 69]],
  ['nothing of a line that became free', [{ ...TEA, off_amt: 1197 }], 1197, [0]],
  [
    'nothing of a gift, which takes no share',
    [TEA, { ...CAKE, prd_price: 0, gift: 'r' }],
    100,
    [302, 0],
  ],
])('counts less %s [44 Y9] [G7]', (_what, lines, discount, profits) => {
  expect(lineProfits(lines, { discount, earns: true })).toEqual(profits);
});
