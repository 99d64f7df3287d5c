import { quantile } from './statistics.ts';

const hundred = Array.from({ length: 100 }, (_none, n) => 100 - n);

it.each([
  [[], 0.5, 0],
  [[7], 0.95, 7],
  [[3, 1, 2], 0.5, 2],
  [[4, 3, 2, 1], 0.5, 3],
  [[4, 3, 2, 1], 0.25, 2],
  [hundred, 0.95, 96],
  [hundred, 1, 100],
])('the quantile of %j takes the value at %d', (values, share, value) => {
  expect(quantile(values, share)).toBe(value);
});
