import type { CouponState, ShopCouponsQuery } from '@pinpu/shared/contracts';
import { normaliseCouponCode, ORDER_STATUS } from '@pinpu/shared/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { contains } from '../../../platform/db/like-pattern.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import { coupons, members, orders } from '../../../platform/db/schema/index.ts';
import { mailboxOf } from '../../base/mail/mailbox.ts';
import { mailboxSql } from '../../base/mail/mailbox-repository.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** The coupon of a code; `lock` locks it until the transaction ends, which serialises the count of its uses. */
export async function findCoupon(db: Database, coupon_code: string, lock: boolean) {
  const query = db.select().from(coupons).where(eq(coupons.coupon_code, coupon_code));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The number of orders that carry the coupon and are not cancelled; with an e-mail, only those of its mailbox. */
export async function countUses(db: Database, coupon_id: string, cus_email?: string) {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.coupon_id, coupon_id),
        ne(orders.status, ORDER_STATUS.cancelled),
        cus_email === undefined
          ? undefined
          : eq(mailboxSql(orders.cus_email), mailboxOf(cus_email)),
      ),
    );
  return row?.uses ?? 0;
}

// drizzle writes a column of the outer query without its table name, and inside a subquery that means the inner table's
// column. The empty id is excluded so that the partial index of orders with a coupon is used.
const carrying = sql`FROM ${orders} WHERE coupon_id = "coupons"."coupon_id" AND coupon_id <> '' AND status <> ${ORDER_STATUS.cancelled}`;

/** What an order's coupon took off: the discounts without what rules of price did, and bonus credit. */
const couponPart = sql`(dis_inv_amt + dis_ship_amt - CASE WHEN credit_amt > 0 THEN credit_amt - (inv_amt - ap_amt) ELSE 0 END - (SELECT coalesce(sum((rule ->> 'amount')::integer), 0)
  FROM jsonb_array_elements(applied_rules) AS rule))`;

const used = sql`(SELECT count(*) ${carrying})`.mapWith(Number);
const discount = sql`(SELECT coalesce(sum(${couponPart}), 0) ${carrying})`.mapWith(Number);

/** The state of a coupon; its uses are only counted where the state depends on them. */
const stateAt = (now: Date) => sql<CouponState>`CASE
  WHEN NOT ${coupons.enabled} THEN 'disabled'
  WHEN ${coupons.ends} <= ${now.toISOString()}::timestamptz THEN 'ended'
  WHEN ${coupons.max_uses} IS NOT NULL AND ${used} >= ${coupons.max_uses} THEN 'used-up'
  WHEN ${coupons.starts} > ${now.toISOString()}::timestamptz THEN 'upcoming'
  ELSE 'running' END`;

/** The e-mail of the member whose coupon it is; null for one of the shop. */
const member = sql<
  string | null
>`(SELECT acc_email FROM ${members} WHERE cus_id = "coupons"."cus_id")`;

const selected = (now: Date) => ({
  ...getTableColumns(coupons),
  ...{ used, discount, state: stateAt(now), member },
});

const meant = (q: string): SQL | undefined =>
  or(
    sql`${coupons.coupon_code} LIKE ${contains(normaliseCouponCode(q))}`,
    sql`${coupons.note} ILIKE ${contains(q.normalize('NFKC'))}`,
  );

/** The coupons after a page: `after` is the time and the code of the page's last coupon. */
function behind(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [time = '', code = ''] = after.split('~');
  return sql`(${coupons.c_date}, ${coupons.coupon_code}) < (${time}::timestamptz, ${code})`;
}

export const findShopCoupons = (
  db: Database,
  { state, q, of, after }: ShopCouponsQuery,
  { limit, now }: { limit: number; now: Date },
) =>
  db
    .select(selected(now))
    .from(coupons)
    .where(
      and(
        of === 'members' ? isNotNull(coupons.cus_id) : isNull(coupons.cus_id),
        state === 'all' ? undefined : sql`${stateAt(now)} = ${state}`,
        q === '' ? undefined : meant(q),
        behind(after),
      ),
    )
    .orderBy(desc(coupons.c_date), desc(coupons.coupon_code))
    .limit(limit);

/** How many coupons members have got of their own, how often they were used, and what they took off. */
export async function findOwnCouponFigures(db: Database) {
  const [row] = await db
    .select({
      coupons: sql`count(*)`.mapWith(Number),
      used: sql`coalesce(sum(${used}), 0)`.mapWith(Number),
      discount: sql`coalesce(sum(${discount}), 0)`.mapWith(Number),
    })
    .from(coupons)
    .where(isNotNull(coupons.cus_id));
  return row ?? { coupons: 0, used: 0, discount: 0 };
}

/** A member's own coupons that can be used now, the first to end first. */
export const findOwnCoupons = (db: Database, cus_id: string, now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(and(eq(coupons.cus_id, cus_id), sql`${stateAt(now)} = 'running'`))
    .orderBy(asc(coupons.ends), asc(coupons.coupon_code));

export const findShopCoupon = (db: Database, code: string, now: Date) =>
  firstRow(db.select(selected(now)).from(coupons).where(eq(coupons.coupon_code, code)));

export const findOrdersWithCoupon = (db: Database, coupon_id: string, limit: number) =>
  db
    .select({
      ...{ ord_code: orders.ord_code, ord_date: orders.ord_date, status: orders.status },
      discount: couponPart.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.coupon_id, coupon_id), sql`${orders.status} <> ${ORDER_STATUS.draft}`))
    .orderBy(desc(orders.ord_date), desc(orders.ord_code))
    .limit(limit);

export const insertCoupon = (tx: Database, row: typeof coupons.$inferInsert) =>
  hasRows(tx.insert(coupons).values(row).onConflictDoNothing().returning());

export const updateCoupon = (tx: Database, coupon_id: string, change: Partial<CouponRow>) =>
  tx.update(coupons).set(change).where(eq(coupons.coupon_id, coupon_id));
