import { instalmentsOf } from './pay-period.ts';

it.each([
  [3_000, 3, { first: 1_000, each: 1_000 }],
  [3_001, 3, { first: 1_001, each: 1_000 }],
  [5_000, 6, { first: 835, each: 833 }],
  [99_999, 24, { first: 4_181, each: 4_166 }],
])('NT$%d in %d instalments adds the remainder to the first', (amount, periods, parts) => {
  expect(instalmentsOf(amount, periods)).toEqual(parts);
  expect(parts.first + parts.each * (periods - 1)).toBe(amount);
});
