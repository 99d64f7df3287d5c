import type { PromoPayout } from '@pinpu/shared/contracts';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { findLinesOf, findPayoutsOf } from './repository.ts';

const PAGE = 12;
const isMonth = (text: string) => /^20\d\d-\d\d$/.test(text);

/** A page of a promoter's payouts, the latest first; the cursor is the month of the last one. */
export async function reportPayouts(
  db: Database,
  cus_id: string,
  after: string,
): Promise<{ items: PromoPayout[]; next: string }> {
  const found = await findPayoutsOf(db, cus_id, isMonth(after) ? after : '', PAGE + 1);
  const { rows, next } = pageOf(found, PAGE, ({ month }) => month);
  return { items: rows.map(({ id: _i, cus_id: _c, returns: _r, ...payout }) => payout), next };
}

const HEADER = ['結算月份', '訂單編號', '項目', '金額', '撥款日期'];
const BATCH = 1000;

/** The orders in a promoter's payouts as CSV for Excel, the latest month first, in chunks. */
export async function* payoutsCsv(db: Database, cus_id: string): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEADER)}`;
  for (let after: { month: string; ord_id: string } | undefined; ; ) {
    const rows = await findLinesOf(db, cus_id, after, BATCH);
    yield rows
      .map(({ month, ord_code, amount, paid_on }) =>
        csvLine([month, ord_code, amount < 0 ? '退貨扣除' : '分潤', amount, paid_on]),
      )
      .join('');
    after = rows.at(-1);
    if (after === undefined || rows.length < BATCH) return;
  }
}
