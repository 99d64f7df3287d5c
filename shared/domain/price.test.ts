import { discountZhe, percentOff, priceAtLevel } from './price.ts';

it.each([
  ['the price at level 0', { price: 500, price1: 400 }, 0, 500],
  ['the group price at level 1', { price: 500, price1: 400 }, 1, 400],
  ['the price without a group price', { price: 500, price1: 0 }, 1, 500],
  ['the price when the group price is the same', { price: 500, price1: 500 }, 1, 500],
  ['the price when the group price is higher', { price: 500, price1: 600 }, 1, 500],
])('asks %s [G1]', (_, product, pl, expected) => {
  expect(priceAtLevel(product, pl)).toBe(expected);
});

it.each([
  [80, 100, '8折', 20],
  [85, 100, '85折', 15],
  [799, 1000, '8折', 20],
  [801, 1000, '81折', 19],
  [991, 1000, undefined, undefined],
  [5, 100, '0.5折', 95],
  [10, 100, '1折', 90],
  [100, 100, undefined, undefined],
  [120, 100, undefined, undefined],
  [0, 100, undefined, undefined],
  [100, 0, undefined, undefined],
])('calls NT$%d instead of NT$%d %s, %s percent off [P4]', (price, original, zhe, percent) => {
  expect(discountZhe(price, original)).toBe(zhe);
  expect(percentOff(price, original)).toBe(percent);
});
