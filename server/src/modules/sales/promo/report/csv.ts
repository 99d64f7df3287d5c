import { promoterOrderText, taipeiDate } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { monthStart, reportMonths } from '../months.ts';
import { findPromoOrders } from './repository.ts';
import { promoOrder } from './service.ts';

const HEADER = [
  '訂單編號',
  '訂購日期',
  '狀態',
  '推廣碼',
  '銷售額',
  '分潤',
  '退貨扣除',
  '本人訂購',
  '可撥款日期',
  '撥款日期',
];
const PAGE = 1000;

/** A promoter's orders in the months of the report as CSV for Excel, newest first, in chunks. */
export async function* ordersCsv(db: Database, cus_id: string, now: Date): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEADER)}`;
  const from = monthStart(reportMonths(now)[0] ?? '');
  for (let after: { at: Date; id: string } | undefined; ; ) {
    const rows = await findPromoOrders(db, cus_id, { after, from, limit: PAGE });
    yield rows
      .map((row) => {
        const order = promoOrder(row);
        return csvLine([
          order.ord_code,
          taipeiDate(row.ord_date),
          promoterOrderText(order),
          order.code,
          order.sales,
          order.profit,
          order.returned,
          order.own,
          order.payable_on,
          order.paid_on,
        ]);
      })
      .join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = { at: last.ord_date, id: last.ord_id };
  }
}
