import { formatTwd } from '@pinpu/shared/domain';
import type { ReportMonth } from '../report-month.ts';

/** Figures of a month in the chart. `fulfilled` and `paid` are parts of `total`. */
export interface ChartMonth {
  month: string;
  fulfilled: number;
  paid: number;
  total: number;
  clicks: number;
}

/** The figures of the table for the chart: never below 0, and a total never below its parts. */
export function chartMonths(months: readonly ReportMonth[]): ChartMonth[] {
  return months.map(({ month, fulfilled, paid, total, clicks }) => {
    const parts = { fulfilled: Math.max(0, fulfilled.amount), paid: Math.max(0, paid.amount) };
    return {
      month,
      ...parts,
      total: Math.max(total.amount, parts.fulfilled + parts.paid),
      clicks: Math.max(0, clicks.total_clicks),
    };
  });
}

const whole = new Intl.NumberFormat('zh-TW');
const short = new Intl.NumberFormat('zh-TW', { notation: 'compact', maximumFractionDigits: 1 });

/** A number short enough for an axis: `5,000`, `1.2萬`. */
export const shortNumber = (value: number) =>
  value < 10_000 ? whole.format(value) : short.format(value);

/** The series in the order of stacking and reading. */
export const SERIES = ['fulfilled', 'paid', 'total', 'clicks'] as const;
export type Series = (typeof SERIES)[number];

export const SERIES_NAMES: Readonly<Record<Series, string>> = {
  fulfilled: '已出貨',
  paid: '待出貨',
  total: '全部',
  clicks: '造訪',
};

/** The value of a series as text: an amount, or a number of visits. */
export const valueText = (month: ChartMonth, series: Series) =>
  series === 'clicks' ? `${whole.format(month.clicks)} 次` : formatTwd(month[series]);

/** E.g. `10月`. */
export const shortMonth = (month: string) => `${Number(month.slice(5))}月`;

/** E.g. `2026年10月：已出貨 NT$134，…`. */
export const monthText = (month: ChartMonth) =>
  `${month.month.slice(0, 4)}年${shortMonth(month.month)}：${SERIES.map(
    (series) => `${SERIES_NAMES[series]} ${valueText(month, series)}`,
  ).join('，')}`;
