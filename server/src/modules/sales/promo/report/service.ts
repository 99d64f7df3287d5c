import type { PromoLink, PromoOrder, PromoProduct } from '@pinpu/shared/contracts';
import { ORDER_STATUS, optionText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { countClicks } from '../clicks/repository.ts';
import { cursorOf, dateCursor, readCursor } from '../cursor.ts';
import { payableDate } from '../earnings/payable.ts';
import { findProductNames } from '../links/repository.ts';
import { reportMonths } from '../months.ts';
import {
  findLinkPage,
  findLinkTotals,
  findProductTotals,
  findPromoOrders,
  findVariantNames,
  type PromoOrderRow,
} from './repository.ts';

const PAGE = 20;

interface Page<Item> {
  items: Item[];
  next: string;
}

const sinceOf = (now: Date) => reportMonths(now)[0] ?? '';

/** A page of a promoter's links with their results in the months of the report. */
export async function reportLinks(
  db: Database,
  cus_id: string,
  cursor: string,
  now: Date,
): Promise<Page<PromoLink>> {
  const { rows, next } = await findLinkPage(db, cus_id, cursor);
  const codes = rows.map(({ code }) => code);
  const since = sinceOf(now);
  const totals = new Map((await findLinkTotals(db, codes, since)).map((row) => [row.code, row]));
  const clicks = await countClicks(db, codes, since);
  const first = rows.flatMap(({ prd_ids }) => prd_ids.slice(0, 1));
  const names = await findProductNames(db, first);
  return {
    next,
    items: rows.map(({ code, kind, target, prd_ids, c_date }) => ({
      ...{ code, kind, target },
      prd_name: names.get(prd_ids[0] ?? '') ?? '',
      prd_count: prd_ids.length,
      c_date: c_date.toISOString(),
      clicks: clicks.get(code) ?? 0,
      orders: totals.get(code)?.orders ?? 0,
      profit: totals.get(code)?.profit ?? 0,
    })),
  };
}

/** A sold variant as lines name it; without a name where it no longer exists. */
function named(prd_id: string, found: Awaited<ReturnType<typeof findVariantNames>>) {
  const variant = found.get(prd_id);
  if (!variant) return { prd_name: '' };
  const { prd_name, option_values, prd_id: product_id } = variant;
  return {
    prd_name,
    ...(option_values.length > 0 && { option_text: optionText(option_values) }),
    ...(product_id !== prd_id && { product_id }),
  };
}

/** A page of what a promoter sold in the months of the report, the most profitable first. */
export async function reportProducts(
  db: Database,
  cus_id: string,
  cursor: string,
  now: Date,
): Promise<Page<PromoProduct>> {
  const read = readCursor(cursor);
  const after = typeof read?.key === 'number' ? { profit: read.key, id: read.id } : undefined;
  const found = await findProductTotals(db, cus_id, sinceOf(now), { after, limit: PAGE + 1 });
  const { rows, next } = pageOf(found, PAGE, ({ profit, prd_id }) => cursorOf(profit, prd_id));
  const ids = rows.map(({ prd_id }) => prd_id);
  const names = await findVariantNames(db, ids);
  return { next, items: rows.map((row) => ({ ...row, ...named(row.prd_id, names) })) };
}

export function promoOrder(row: PromoOrderRow): PromoOrder {
  const { ord_code, ord_date, status, code, own, pay_amt } = row;
  const isCancelled = status === ORDER_STATUS.cancelled;
  const [payout_month, paid_on] = row.payout ?? ['', ''];
  const asked = row.asked && status === ORDER_STATUS.fulfilled;
  return {
    ord_code,
    ord_date: ord_date.toISOString(),
    status,
    code,
    sales: row.sales - row.returned_sales,
    profit: isCancelled ? 0 : row.profit - row.returned_profit,
    own,
    refunded: isCancelled && pay_amt > 0,
    payable_on: asked ? '' : payableDate({ ...row, ship_date: row.ship_date?.toISOString() ?? '' }),
    returned: row.returned_profit,
    asked,
    paid: row.paid_out,
    payout_month,
    paid_on,
  };
}

export async function reportOrders(
  db: Database,
  cus_id: string,
  cursor: string,
): Promise<Page<PromoOrder>> {
  const found = await findPromoOrders(db, cus_id, { after: dateCursor(cursor), limit: PAGE + 1 });
  const { rows, next } = pageOf(found, PAGE, ({ ord_date, ord_id }) =>
    cursorOf(ord_date.toISOString(), ord_id),
  );
  return { next, items: rows.map(promoOrder) };
}
