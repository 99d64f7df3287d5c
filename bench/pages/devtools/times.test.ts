import { blockingTime, cumulativeShift, sequentialHops } from './times.ts';

it.each([
  ['no task', [], 0],
  ['a short one', [{ at: 200, value: 50 }], 0],
  [
    'two long ones',
    [
      { at: 200, value: 80 },
      { at: 400, value: 150 },
    ],
    130,
  ],
  ['one before the first paint', [{ at: 0, value: 90 }], 0],
  ['one that the first paint interrupts', [{ at: 50, value: 150 }], 50],
  ['the one that ends by being interactive', [{ at: 950, value: 200 }], 150],
  ['one that begins afterwards', [{ at: 1000, value: 200 }], 0],
])('counts what %s blocks between first paint and interactive', (_what, tasks, blocked) => {
  expect(blockingTime(tasks, 100, 1000)).toBe(blocked);
});

it.each([
  ['nothing', [], 0],
  [
    'one burst',
    [
      { at: 0, value: 0.1 },
      { at: 900, value: 0.2 },
    ],
    0.3,
  ],
  [
    'two bursts a second apart',
    [
      { at: 0, value: 0.1 },
      { at: 1000, value: 0.25 },
    ],
    0.25,
  ],
  [
    'a burst of more than five seconds',
    Array.from({ length: 8 }, (_none, n) => ({ at: n * 900, value: 1 })),
    6,
  ],
])('takes the largest session window of layout shifts of %s', (_what, shifts, moved) => {
  expect(cumulativeShift(shifts)).toBeCloseTo(moved);
});

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
