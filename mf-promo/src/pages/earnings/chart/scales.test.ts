import { monthScale, valueScale, wholeTicks } from './scales.ts';

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];

it('centres every bar in its sixth of the width', () => {
  const x = monthScale(MONTHS);
  for (const [at, month] of MONTHS.entries())
    expect((x(month) ?? 0) + x.bandwidth() / 2).toBeCloseTo(((at + 0.5) * 100) / MONTHS.length);
});

it.each([
  [[0, 0], 200, [0, 1]],
  [[1, 3], 72, [0, 2, 4]],
  [[0, 2], 200, [0, 1, 2]],
  [[19_980, 350], 200, [0, 5000, 10_000, 15_000, 20_000]],
  [[20_001], 200, [0, 5000, 10_000, 15_000, 20_000, 25_000]],
] as const)('the ticks up to %j on %i px are whole numbers', (values, height, ticks) => {
  const y = valueScale(values, height);
  expect(wholeTicks(y)).toEqual(ticks);
  expect([y(0), y(ticks.at(-1) ?? 0)]).toEqual([height, 0]);
  expect(Math.min(...values.map(y))).toBeGreaterThanOrEqual(0);
});
