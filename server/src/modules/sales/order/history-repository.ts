import { normaliseEmail, ORDER_STATUS, type OrderTab, statusesOfTab } from '@pinpu/shared/domain';
import { and, count, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { contains } from '../../../platform/db/like-pattern.ts';
import { orderLines, orders } from '../../../platform/db/schema/index.ts';
import type { OrderRow } from './repository.ts';

/** Owner of the orders: the member's, and the guest orders under the member's e-mail; drafts are excluded. */
export interface HistoryOwner {
  cus_id: string;
  acc_email: string;
}

export interface Within {
  year?: number | undefined;
  q?: string | undefined;
}

interface Page extends Within {
  tab?: OrderTab | undefined;
  cursor?: { time: Date; code: string } | undefined;
}

const ownedBy = ({ cus_id, acc_email }: HistoryOwner) => {
  const guest = and(isNull(orders.cus_id), eq(orders.cus_email, normaliseEmail(acc_email)));
  return and(or(eq(orders.cus_id, cus_id), guest), ne(orders.status, ORDER_STATUS.draft));
};

const yearStart = (year: number) => new Date(`${year}-01-01T00:00:00+08:00`);

const inYear = (year: number | undefined) =>
  year === undefined
    ? undefined
    : and(gte(orders.ord_date, yearStart(year)), lt(orders.ord_date, yearStart(year + 1)));

function matching(q: string | undefined) {
  if (q === undefined) return undefined;
  const like = contains(q.normalize('NFKC'));
  return sql`(${orders.ord_code} ILIKE ${like} OR EXISTS (SELECT 1 FROM ${orderLines}
    WHERE ${orderLines.ord_id} = ${orders.ord_id} 
      AND (${orderLines.prd_name} ILIKE ${like} OR ${orderLines.option_text} ILIKE ${like})))`;
}

export const findOrdersOfMember = (
  db: Database,
  member: HistoryOwner,
  { tab, year, q, cursor }: Page,
  limit: number,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        ownedBy(member),
        tab && inArray(orders.status, statusesOfTab(tab)),
        inYear(year),
        matching(q),
        cursor &&
          sql`(${orders.ord_date}, ${orders.ord_code}) < (${cursor.time.toISOString()}::timestamptz, ${cursor.code})`,
      ),
    )
    .orderBy(desc(orders.ord_date), desc(orders.ord_code))
    .limit(limit);

export const countOrders = (db: Database, member: HistoryOwner, { year, q }: Within) =>
  db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(and(ownedBy(member), inYear(year), matching(q)))
    .groupBy(orders.status);

export async function findOrderYears(db: Database, member: HistoryOwner): Promise<number[]> {
  const year = sql<number>`extract(year FROM ${orders.ord_date} AT TIME ZONE 'Asia/Taipei')::int`;
  const rows = await db.selectDistinct({ year }).from(orders).where(ownedBy(member));
  return rows.map((row) => row.year).sort((a, b) => b - a);
}
