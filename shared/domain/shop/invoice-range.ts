import {
  type InvoicePeriod,
  invoicePeriodOf,
  laterPeriod,
  periodStart,
  periodText,
} from './invoice-terms.ts';
import { daysLater } from './taipei-date.ts';

/** How many invoice numbers (字軌) are left for a period. */
export interface InvoiceRange extends InvoicePeriod {
  remaining: number;
}

/** `none`: invoices can't be issued, now or when the period begins; `low`: few numbers are left. */
export type RangeWarning = InvoiceRange & { kind: 'none' | 'low' };

/** Numbers come in books of 50. */
const LOW = 50;

/** How long before a period it must have a range, in days. */
const AHEAD = 10;

const isOf = (range: InvoiceRange, { year, term }: InvoicePeriod) =>
  range.year === year && range.term === term;

/**
 * What the shop must know about its numbers on a day, YYYY-MM-DD: few or none are left, or the next period begins within
 * ten days and has none. A period that is not among the ranges is unknown, and no warning.
 */
export function rangeWarnings(ranges: readonly InvoiceRange[], today: string): RangeWarning[] {
  const current = invoicePeriodOf(today);
  const next = laterPeriod(current, 1);
  return ranges.flatMap((range): RangeWarning[] => {
    const { remaining } = range;
    const isNext = isOf(range, next) && daysLater(today, AHEAD) >= periodStart(next);
    if (remaining === 0 && (isOf(range, current) || isNext)) return [{ ...range, kind: 'none' }];
    return remaining <= LOW && isOf(range, current) ? [{ ...range, kind: 'low' }] : [];
  });
}

/** A warning as a sentence for the shop. */
export const rangeWarningText = ({ kind, remaining, ...period }: RangeWarning): string =>
  kind === 'low'
    ? `${periodText(period)}的發票號碼只剩 ${remaining} 號，用完後發票會停止開立。`
    : `${periodText(period)}沒有可用的發票號碼，發票會停止開立，訂單不受影響。`;
