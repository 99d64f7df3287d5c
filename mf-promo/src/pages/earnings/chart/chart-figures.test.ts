import { monthOf } from '../../../testing/earnings.tsx';
import { chartMonths, monthText, shortNumber } from './chart-figures.ts';

const tally = (amount: number) => ({ count: 1, amount, description: '' });

it('the chart has the figures of the report, none below 0 and no total below its parts [G5]', () => {
  const month = { ...monthOf(300, 41), month: '2026-10', paid: tally(100), total: tally(900) };
  const odd = { ...month, fulfilled: tally(-5), total: tally(20) };
  expect(chartMonths([month, odd])).toEqual([
    { month: '2026-10', fulfilled: 300, paid: 100, total: 900, clicks: 41 },
    { month: '2026-10', fulfilled: 0, paid: 100, total: 100, clicks: 41 },
  ]);
});

it('names a month with its values', () => {
  const figures = { month: '2026-07', fulfilled: 12_480, paid: 0, total: 15_200, clicks: 1234 };
  expect(monthText(figures)).toBe(
    '2026年7月：已出貨 NT$12,480，待出貨 NT$0，全部 NT$15,200，造訪 1,234 次',
  );
});

it.each([
  [0, '0'],
  [5000, '5,000'],
  [10_000, '1萬'],
  [15_000, '1.5萬'],
  [1_250_000, '125萬'],
  [120_000_000, '1.2億'],
])('writes %i beside an axis as %s', (value, text) => {
  expect(shortNumber(value)).toBe(text);
});
