import { rangeWarnings } from './invoice-range.ts';

const range = (year: number, term: number, remaining: number) => ({ year, term, remaining });

it.each<[string, string, readonly (readonly [number, number, number])[], string[]]>([
  ['enough numbers', '2026-12-10', [[2026, 6, 51]], []],
  ['50 numbers', '2026-12-10', [[2026, 6, 50]], ['2026-6 low']],
  ['no numbers', '2026-12-10', [[2026, 6, 0]], ['2026-6 none']],
  ['an unknown period', '2026-12-10', [], []],
  ['a next period eleven days ahead', '2026-12-21', [[2027, 1, 0]], []],
  ['a next period ten days ahead', '2026-12-22', [[2027, 1, 0]], ['2027-1 none']],
  ['a next period with few numbers', '2026-12-31', [[2027, 1, 10]], []],
  ['a past period', '2027-01-01', [[2026, 6, 0]], []],
  [
    'both periods',
    '2026-10-31',
    [
      [2026, 5, 3],
      [2026, 6, 0],
    ],
    ['2026-5 low', '2026-6 none'],
  ],
])('with %s on %s, the shop is warned as it must be [I14]', (_, today, ranges, expected) => {
  const found = rangeWarnings(
    ranges.map(([year, term, remaining]) => range(year, term, remaining)),
    today,
  );
  expect(found.map(({ year, term, kind }) => `${year}-${term} ${kind}`)).toEqual(expected);
});
