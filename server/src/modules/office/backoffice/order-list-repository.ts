import {
  SHOP_COUNT_LIMIT,
  type ShopOrdersQuery,
  type ShopTab,
} from '@pinpu/shared/contracts/backoffice';
import { ORDER_STATUS, startOfTaipeiDay, taipeiDate } from '@pinpu/shared/domain';
import { and, gte, inArray, isNotNull, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  invoiceTasks,
  orderEvents,
  orderLines,
  orderRequests,
  orders,
  paymentAttempts,
  refundAccounts,
  refundTasks,
} from '../../../platform/db/schema/index.ts';
import { TO_SHIP } from '../../sales/order/shop/pack.ts';
import { isMeantBy } from './order-search-repository.ts';

const { placed, awaitingAsyncPayment, processing, failed, fulfilled, cancelled, draft } =
  ORDER_STATUS;

const TO_PAY = [placed, awaitingAsyncPayment, processing, failed];

// drizzle writes an outer column without its table, which a subquery takes for its own.
const ofOrder = sql`ord_id = "orders"."ord_id"`;
const openRequest = sql`FROM ${orderRequests} WHERE ${ofOrder} AND state = 'open'`;
const openRefund = sql`FROM ${refundTasks} WHERE ${ofOrder} AND status = 'open'`;

/** Subqueries read the short table of open requests or refunds first, then the orders. */
const TABS: Readonly<Record<ShopTab, SQL | undefined>> = {
  // An order that is paid on receipt keeps its status until its parcel is collected.
  'to-ship': and(inArray(orders.status, [...TO_SHIP]), isNull(orders.ship_date)),
  'to-pay': inArray(orders.status, TO_PAY),
  requests: sql`${orders.ord_id} IN (SELECT ord_id FROM ${orderRequests} WHERE state = 'open')`,
  refunds: sql`${orders.ord_id} IN (SELECT ord_id FROM ${refundTasks} WHERE status = 'open')`,
  invoices: sql`${orders.ord_id} IN (SELECT ord_id FROM ${invoiceTasks} WHERE state = 'failed')`,
  shipped: sql`(${orders.status} = ${fulfilled} OR (${inArray(orders.status, [...TO_SHIP])} AND ${isNotNull(orders.ship_date)}))`,
  cancelled: sql`${orders.status} = ${cancelled}`,
  all: ne(orders.status, draft),
};

const DAY_MS = 86_400_000;

/** The orders after a page: `after` is the time and the code of the page's last order. */
function behind({ after, sort }: Pick<OrderQuery, 'after' | 'sort'>): SQL | undefined {
  if (after === undefined) return undefined;
  const [time = '', code = ''] = after.split('~');
  const [place, last] = [sql`(${ord_date}, ${ord_code})`, sql`(${time}::timestamptz, ${code})`];
  return sort === 'oldest' ? sql`${place} > ${last}` : sql`${place} < ${last}`;
}

const request = sql<string>`coalesce((SELECT max(kind) ${openRequest}), '')`;
const request_reason = sql<string>`coalesce((SELECT max(reason) ${openRequest}), '')`;
const refund_due = sql`coalesce((SELECT sum(amount) ${openRefund}), 0)`.mapWith(Number);
/** Where the open refunds of an order stand: the stage that waits most for somebody, as `refundStage` says. */
const refund_stage = sql<string>`coalesce((SELECT CASE
  WHEN bool_or(call = 'failed') THEN 'failed'
  WHEN bool_or(call = 'release') THEN 'release'
  WHEN bool_or(call = '' AND way <> 'account') THEN 'open'
  WHEN bool_or(call = '' AND coalesce(account, '') <> '' AND exported_at IS NULL) THEN 'transfer'
  WHEN bool_or(call = '' AND coalesce(account, '') <> '') THEN 'exported'
  WHEN bool_or(call = '') THEN 'account'
  WHEN bool_or(call = 'sending') THEN 'sending' ELSE 'due' END
  FROM ${refundTasks} LEFT JOIN ${refundAccounts} ON refund_id = id
  WHERE ${ofOrder} AND status = 'open' HAVING count(*) > 0), '')`;
const packed_at = sql<string>`coalesce((SELECT to_char(max(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM ${orderEvents} WHERE ${ofOrder} AND cause = 'packed'), '')`;
const paid_by = sql<string>`coalesce((SELECT max(provider) FROM ${paymentAttempts} WHERE ${ofOrder} AND status = 'paid'), '')`;

const { ord_code, ord_date, status, inv_amt, cnt_name, cart_json, rec_meta } = orders;
const { ship_carrier, ship_code, ship_date } = orders;

/** What screens send; a command sends `statuses` instead of a tab, and none for all. */
export interface OrderQuery extends ShopOrdersQuery {
  statuses?: readonly number[] | undefined;
  limit: number;
}

const conditionOf = ({ tab, statuses = [], from, to, after, sort }: OrderQuery): SQL | undefined =>
  and(
    TABS[tab],
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    ne(orders.status, draft),
    from ? gte(ord_date, startOfTaipeiDay(from)) : undefined,
    to ? lt(ord_date, new Date(startOfTaipeiDay(to).getTime() + DAY_MS)) : undefined,
    behind({ after, sort }),
  );

/** Orders of a tab, sorted by the time they were placed. */
export const findShopOrders = (db: Database, query: OrderQuery, limit: number) =>
  db
    .select({
      ...{ ord_code, ord_date, status, inv_amt, cnt_name, cart_json, rec_meta },
      ...{
        ship_carrier,
        ship_code,
        ship_date,
        request,
        request_reason,
        refund_due,
        packed_at,
        paid_by,
      },
      refund_stage,
    })
    .from(orders)
    .where(
      query.q.trim() === ''
        ? conditionOf(query)
        : isMeantBy(query.q, conditionOf(query), { limit, order: orderOf(query) }),
    )
    .orderBy(orderOf(query))
    .limit(limit);

const orderOf = ({ sort }: OrderQuery): SQL =>
  sort === 'oldest' ? sql`${ord_date}, ${ord_code}` : sql`${ord_date} DESC, ${ord_code} DESC`;

/** How many orders match in all. */
export const countAll = (db: Database, query: OrderQuery) => db.$count(orders, conditionOf(query));

const counted = (where: SQL | undefined) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${orders} WHERE ${where} LIMIT ${SHOP_COUNT_LIMIT}) AS counted)`.mapWith(
    Number,
  );

const ONE_ROW = sql`(SELECT 1) AS one_row`;

/** How many orders each tab has, counted up to a limit. */
export async function countShopOrders(db: Database) {
  const [counts] = await db
    .select({
      'to-ship': counted(TABS['to-ship']),
      'to-pay': counted(TABS['to-pay']),
      requests: counted(TABS.requests),
      refunds: counted(TABS.refunds),
      invoices: counted(TABS.invoices),
    })
    .from(ONE_ROW);
  if (!counts) throw new Error('a query without FROM returns a row');
  return counts;
}

/** Pre-orders wait from the day on which they leave. */
const waitsForPreorder = (since: Date) =>
  sql`EXISTS (SELECT FROM ${orderLines} WHERE ${ofOrder} AND preorder > ${taipeiDate(since)})`;

/** How many orders should have been shipped before a moment, counted up to a limit, and the amount to refund. */
export async function findOverdueAndOwed(db: Database, since: Date) {
  const [found] = await db
    .select({
      overdue: counted(and(TABS['to-ship'], lt(ord_date, since), not(waitsForPreorder(since)))),
      refund_amount:
        sql`(SELECT coalesce(sum(amount), 0) FROM ${refundTasks} WHERE status = 'open')`.mapWith(
          Number,
        ),
    })
    .from(ONE_ROW);
  return found ?? { overdue: 0, refund_amount: 0 };
}
