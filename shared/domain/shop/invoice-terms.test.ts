import {
  invoicePeriodOf,
  isInvoiceToIssue,
  isVoidable,
  lastVoidDay,
  laterPeriod,
  periodStart,
  periodText,
} from './invoice-terms.ts';

it.each([
  ['a paid card order', { status: 3, pay_way: 3 }, true],
  ['a paid transfer', { status: 3, pay_way: 2 }, true],
  ['an order that awaits its payment', { status: 2, pay_way: 3 }, false],
  ['cash on delivery before it is sent', { status: 5, pay_way: 1 }, false],
  ['cash on delivery once it is sent', { status: 99, pay_way: 1 }, true],
  ['store pickup before it is sent', { status: 4, pay_way: 5 }, false],
  [
    'store pickup whose parcel was handed in',
    { status: 4, pay_way: 5, ship_date: new Date(0) },
    true,
  ],
  [
    'cash on delivery whose parcel was handed in',
    { status: 5, pay_way: 1, ship_date: new Date(0) },
    true,
  ],
  ['store pickup once it is sent', { status: 99, pay_way: 5 }, true],
  ['a cancelled order', { status: 0, pay_way: 3 }, false],
])('the invoice of %s is issued at the moment of the law [I2]', (_, order, due) => {
  expect(isInvoiceToIssue({ ...order, inv_amt: 100 })).toBe(due);
  expect(isInvoiceToIssue({ ...order, inv_amt: 0 })).toBe(false);
});

it.each([
  ['2026-11-01', '2027-01-13'],
  ['2026-12-31', '2027-01-13'],
  ['2026-01-05', '2026-03-13'],
  ['2026-02-28', '2026-03-13'],
  ['2026-09-30', '2026-11-13'],
])('an invoice of %s can be voided until %s [I3]', (day, last) => {
  expect(lastVoidDay(day)).toBe(last);
  expect(isVoidable(day, new Date(`${last}T23:59:59+08:00`))).toBe(true);
  expect(isVoidable(day, new Date(`${last}T23:59:59.999+08:00`))).toBe(true);
  expect(isVoidable(day, new Date(new Date(`${last}T00:00:00+08:00`).getTime() + 86_400_000))).toBe(
    false,
  );
});

it.each([
  ['2026-01-01', '2026-01-01', '2026-03-01', '2025-11-01', '2026 年 1–2 月'],
  ['2026-10-31', '2026-09-01', '2026-11-01', '2026-07-01', '2026 年 9–10 月'],
  ['2026-12-31', '2026-11-01', '2027-01-01', '2026-09-01', '2026 年 11–12 月'],
])('%s is in a period of two months [I11]', (day, start, next, before, text) => {
  const period = invoicePeriodOf(day);
  expect(periodStart(period)).toBe(start);
  expect(periodStart(laterPeriod(period, 1))).toBe(next);
  expect(periodStart(laterPeriod(period, -1))).toBe(before);
  expect(periodText(period)).toBe(text);
});
