import { SHOP_COUNT_LIMIT, type ShopInvoicesQuery } from '@pinpu/shared/contracts/backoffice';
import { laterPeriod, periodStart } from '@pinpu/shared/domain';
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { beginsWith } from '../../../../platform/db/like-pattern.ts';
import { invoiceTasks, orderEvents, orders } from '../../../../platform/db/schema/index.ts';
import { normaliseInvoiceNumber } from '../../../sales/order/shop/invoice.ts';

const { id, kind, state, number, allowance_no, issued_on, c_date } = invoiceTasks;

const LISTS: Readonly<Record<ShopInvoicesQuery['list'], SQL | undefined>> = {
  failed: eq(state, 'failed'),
  waiting: inArray(state, ['due', 'sending']),
  done: inArray(state, ['done', 'voided']),
  all: undefined,
};

/** The day of issue; before that, the day of the task. */
const day = sql<string>`coalesce(nullif(${issued_on}, ''), to_char(${c_date} AT TIME ZONE 'Asia/Taipei', 'YYYY-MM-DD'))`;

function inPeriod(period: string | undefined): SQL | undefined {
  if (period === undefined) return undefined;
  const [year = 0, term = 0] = period.split('-').map(Number);
  return and(
    sql`${day} >= ${periodStart({ year, term })}`,
    sql`${day} < ${periodStart(laterPeriod({ year, term }, 1))}`,
  );
}

function matching(text: string): SQL | undefined {
  if (text === '') return undefined;
  return or(
    sql`${orders.ord_code} LIKE ${beginsWith(text.toUpperCase())}`,
    eq(number, normaliseInvoiceNumber(text) ?? '-'),
    eq(allowance_no, text),
  );
}

function behind(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [time = '', last = ''] = after.split('~');
  return sql`(${c_date}, ${id}) < (${time}::timestamptz, ${last})`;
}

/** The company on an invoice whose details were changed afterwards: its history has what was on it. */
const vatidBefore = (db: Database) =>
  sql<string | null>`(${db
    .select({ vatid: sql`${orderEvents.detail} ->> 'vatid'` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.ord_id, invoiceTasks.ord_id),
        eq(orderEvents.cause, 'invoice details changed'),
        sql`${orderEvents.detail} ->> 'number' = ${number}`,
      ),
    )
    .orderBy(asc(orderEvents.id))
    .limit(1)})`;

export const findShopInvoices = (
  db: Database,
  { list, period, q, after }: ShopInvoicesQuery,
  limit: number,
) =>
  db
    .select({
      task: invoiceTasks,
      order: orders,
      vatid_before: vatidBefore(db),
    })
    .from(invoiceTasks)
    .innerJoin(orders, eq(orders.ord_id, invoiceTasks.ord_id))
    .where(and(LISTS[list], inPeriod(period), matching(q.trim()), behind(after)))
    .orderBy(desc(c_date), desc(id))
    .limit(limit);

export async function countFailedInvoices(db: Database): Promise<number> {
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
    })
    .from(
      sql`(SELECT 1 FROM ${invoiceTasks} WHERE state = 'failed' LIMIT ${SHOP_COUNT_LIMIT}) AS failed`,
    );
  return found?.count ?? 0;
}

export interface Month {
  /** First day, and the first day of the next month. */
  from: string;
  to: string;
}

/** The invoices and allowances that the provider has issued in a month, in the order of their days. */
export const findIssuedInMonth = (db: Database, { from, to }: Month) =>
  db
    .select({ task: invoiceTasks, ord_code: orders.ord_code, vatid: orders.invoice_vatid })
    .from(invoiceTasks)
    .innerJoin(orders, eq(orders.ord_id, invoiceTasks.ord_id))
    .where(
      and(
        // Written as in the partial index, or that is not used.
        sql`issued_on <> ''`,
        gte(issued_on, from),
        lt(issued_on, to),
        inArray(kind, ['issue', 'allowance']),
        inArray(state, ['done', 'voided']),
      ),
    )
    .orderBy(asc(issued_on), asc(number), asc(allowance_no));

const INVOICE_CAUSES = [
  'invoice issued',
  'invoice corrected',
  'invoice voided',
  'invoice details changed',
];

const detailDay = sql<string>`${orderEvents.detail} ->> 'date'`;

/** Orders in whose history an invoice of a month is recorded. */
const ordersOfMonth = (db: Database, { from, to }: Month) =>
  db
    .select({ ord_id: orderEvents.ord_id })
    .from(orderEvents)
    .where(
      and(
        gte(orderEvents.at, new Date(`${from}T00:00:00+08:00`)),
        inArray(orderEvents.cause, INVOICE_CAUSES),
        sql`${detailDay} >= ${from} AND ${detailDay} < ${to}`,
      ),
    );

/** All invoice entries of the orders that have one of a month, oldest first. */
export const findInvoiceEvents = (db: Database, month: Month) =>
  db
    .select({
      ...{ ord_id: orderEvents.ord_id, at: orderEvents.at, cause: orderEvents.cause },
      ...{ detail: orderEvents.detail, ord_code: orders.ord_code, vatid: orders.invoice_vatid },
      ...{ inv_amt: orders.inv_amt, exempt_amt: orders.exempt_amt, zero_amt: orders.zero_amt },
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.ord_id, orderEvents.ord_id))
    .where(
      and(
        inArray(orderEvents.cause, INVOICE_CAUSES),
        inArray(orderEvents.ord_id, ordersOfMonth(db, month)),
      ),
    )
    .orderBy(asc(orderEvents.id));

/** The numbers of orders' invoices that the provider has issued. */
export async function findProviderNumbers(
  db: Database,
  ord_ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ number })
    .from(invoiceTasks)
    .where(and(eq(kind, 'issue'), inArray(invoiceTasks.ord_id, [...ord_ids])));
  return new Set(rows.map((row) => row.number));
}
