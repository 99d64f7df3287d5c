import { ORDER_STATUS } from './order-status.ts';
import { isPaidOnReceipt } from './pay-way.ts';
import { daysLater, taipeiDate } from './taipei-date.ts';

interface InvoicedOrder {
  status: number;
  pay_way: number;
  inv_amt: number;
  /** When it was sent; null or missing before that. */
  ship_date?: Date | null;
}

const { paid, storePickup, cashOnDelivery, fulfilled } = ORDER_STATUS;

/**
 * Whether the law asks for an order's invoice now: when the money is received, or, for goods paid on receipt, when they
 * are sent (docs/taiwan).
 */
export const isInvoiceToIssue = ({
  status,
  pay_way,
  inv_amt,
  ship_date = null,
}: InvoicedOrder): boolean =>
  inv_amt > 0 &&
  (status === fulfilled ||
    (status === paid && !isPaidOnReceipt(pay_way)) ||
    ((status === storePickup || status === cashOnDelivery) && ship_date !== null));

/** The last day, YYYY-MM-DD, on which an invoice can be voided: the 13th after the two months of its period. */
export function lastVoidDay(issued: string): string {
  const [year = 0, month = 0] = issued.split('-').map(Number);
  const next = month + (month % 2 === 0 ? 1 : 2);
  const [toYear, toMonth] = next > 12 ? [year + 1, next - 12] : [year, next];
  return `${toYear}-${String(toMonth).padStart(2, '0')}-13`;
}

/** Whether an invoice of a day, YYYY-MM-DD, can still be voided; later, only an allowance is possible. */
export const isVoidable = (issued: string, now: Date): boolean =>
  taipeiDate(now) < daysLater(lastVoidDay(issued), 1);

/** A period of two months, in which invoices have numbers of one range: `term` 1 is January and February. */
export interface InvoicePeriod {
  year: number;
  term: number;
}

/** The period of a day, YYYY-MM-DD. */
export function invoicePeriodOf(day: string): InvoicePeriod {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { year, term: Math.ceil(month / 2) };
}

/** The period that is `count` later, or earlier where it is negative. */
export function laterPeriod({ year, term }: InvoicePeriod, count: number): InvoicePeriod {
  const all = year * 6 + term - 1 + count;
  return { year: Math.floor(all / 6), term: (all % 6) + 1 };
}

const monthOf = (month: number) => String(month).padStart(2, '0');

/** The first day of a period, YYYY-MM-DD. */
export const periodStart = ({ year, term }: InvoicePeriod): string =>
  `${year}-${monthOf(term * 2 - 1)}-01`;

/** A period as text: 2026 年 11–12 月. */
export const periodText = ({ year, term }: InvoicePeriod): string =>
  `${year} 年 ${term * 2 - 1}–${term * 2} 月`;
