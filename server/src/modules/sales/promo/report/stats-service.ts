import type { PromoMonth } from '@pinpu/shared/contracts';
import { formatTwd, ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findClicksByMonth } from '../clicks/repository.ts';
import { monthStart, reportMonths } from '../months.ts';
import { findLinkDates, findOrdersByMonth, type MonthOrders } from './repository.ts';

const { placed, paid, storePickup, cashOnDelivery, awaitingAsyncPayment, processing, fulfilled } =
  ORDER_STATUS;
const FULFILLED = [fulfilled];
const PAID = [paid];
/** Statuses of orders that count: all except cancelled, failed and draft. */
const LIVING = [
  placed,
  paid,
  storePickup,
  cashOnDelivery,
  awaitingAsyncPayment,
  processing,
  fulfilled,
];

function tally(rows: MonthOrders[], statuses: readonly number[], what: string) {
  const counted = rows.filter((row) => statuses.includes(row.status));
  const sum = (key: 'count' | 'profit' | 'sales') =>
    counted.reduce((total, row) => total + row[key], 0);
  return {
    count: sum('count'),
    amount: sum('profit'),
    description: `${what} ${sum('count')} 筆，銷售額 ${formatTwd(sum('sales'))}`,
  };
}

/** A month's report from its orders and visits; `links` is the number of short links at the month's end. */
export function promoMonth(rows: MonthOrders[], clicks: number, links: number): PromoMonth {
  return {
    fulfilled: tally(rows, FULFILLED, '已完成訂單'),
    paid: tally(rows, PAID, '已付款待出貨訂單'),
    total: tally(rows, LIVING, '全部有效訂單'),
    clicks: {
      total_clicks: clicks,
      short_urls_count: links,
      description: `${links} 個推廣連結，造訪 ${clicks} 次`,
    },
  };
}

/** A member's earnings over six months by `YYYY-MM`; empty without links and orders (ledger G5). */
export async function promoStats(
  db: Database,
  cus_id: string,
  now: Date,
): Promise<Record<string, PromoMonth>> {
  const months = reportMonths(now);
  const [first = ''] = months;
  const [rows, clicks, links] = [
    await findOrdersByMonth(db, cus_id, first),
    await findClicksByMonth(db, cus_id, first),
    await findLinkDates(db, cus_id),
  ];
  if (rows.length === 0 && clicks.length === 0 && links.length === 0) return {};
  return Object.fromEntries(
    months.map((month, n) => {
      const end = months[n + 1] ? monthStart(months[n + 1] ?? '') : now;
      const visits = clicks.find((row) => row.month === month)?.count ?? 0;
      return [
        month,
        promoMonth(
          rows.filter((row) => row.month === month),
          visits,
          links.filter((date) => date <= end).length,
        ),
      ];
    }),
  );
}
