import { coerceQuantity, maxQuantity } from './quantity.ts';

it.each([
  ['a number in range', 3, 10, 3],
  ['typed digits', '7', 10, 7],
  ['full-width digits', '１２', 20, 12],
  ['text', 'abc', 10, 1],
  ['nothing', '', 10, 1],
  ['undefined', undefined, 10, 1],
  ['an object', {}, 10, 1],
  ['NaN', Number.NaN, 10, 1],
  ['zero', 0, 10, 1],
  ['a negative number', -4, 10, 1],
  ['a fraction', 2.9, 10, 2],
  ['more than stock', 11, 10, 10],
  ['more than 50', 51, 1000, 50],
  ['infinity', Number.POSITIVE_INFINITY, 1000, 50],
  ['anything of a sold-out product', 1, 0, 0],
])('coerces %s [P7, C10]', (_, value, stock, expected) => {
  expect(coerceQuantity(value, stock)).toBe(expected);
});

it.each([
  [10, 10],
  [50, 50],
  [51, 50],
  [0, 0],
  [-1, 0],
])('a stock of %d lets %d be ordered [P7]', (stock, most) => {
  expect(maxQuantity(stock)).toBe(most);
});
