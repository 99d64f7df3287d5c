import { discountZhe, percentOff } from './discount.ts';

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
