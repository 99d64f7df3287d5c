import { sequentialHops } from './hops.ts';

it.each([
  ['nothing', [], 0],
  [
    'loads side by side',
    [
      { from: 0, to: 5 },
      { from: 1, to: 3 },
      { from: 2, to: 9 },
    ],
    1,
  ],
  [
    'one after another',
    [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ],
    3,
  ],
  [
    'a fork and a join',
    [
      { from: 0, to: 4 },
      { from: 5, to: 6 },
      { from: 5, to: 9 },
      { from: 7, to: 8 },
    ],
    3,
  ],
])('counts the hops of %s [M1]', (_what, loads, hops) => {
  expect(sequentialHops(loads)).toBe(hops);
});
