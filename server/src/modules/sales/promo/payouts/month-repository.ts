import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { type DateCursor, isBeyond } from '../../../../platform/db/page-of.ts';
import {
  orders,
  promoPayoutLines,
  promoPayoutMonths,
  promoPayouts,
} from '../../../../platform/db/schema/index.ts';

const ofMonth = sql`${promoPayouts.month} = "promo_payout_months"."month"`;
const unpaid = sql`${ofMonth} AND ${promoPayouts.paid_on} = ''`;
const counted = (which: typeof ofMonth) =>
  sql`(SELECT count(*) FROM ${promoPayouts} WHERE ${which})`.mapWith(Number);
const summed = (which: typeof ofMonth) =>
  sql`(SELECT coalesce(sum(${promoPayouts.amount}), 0) FROM ${promoPayouts} WHERE ${which})`.mapWith(
    Number,
  );

/** Closed months with their sums, the latest first; only those before `before`, if it is given. */
export const findClosedMonths = (db: Database, before: string | undefined, limit: number) =>
  db
    .select({
      month: promoPayoutMonths.month,
      c_date: promoPayoutMonths.c_date,
      closed_by: promoPayoutMonths.closed_by,
      payouts: counted(ofMonth),
      amount: summed(ofMonth),
      waiting: counted(unpaid),
      waiting_amount: summed(unpaid),
    })
    .from(promoPayoutMonths)
    .where(before === undefined ? undefined : lt(promoPayoutMonths.month, before))
    .orderBy(desc(promoPayoutMonths.month))
    .limit(limit);

const { ord_id, ord_code, ord_date } = orders;

/** The orders of one payout, newest first, after a position in that order. */
export const findPayoutLines = (
  db: Database,
  { month, id, after }: { month: string; id: string; after: DateCursor | undefined },
  limit: number,
) =>
  db
    .select({ ord_id, ord_code, ord_date, amount: promoPayoutLines.amount })
    .from(promoPayoutLines)
    .innerJoin(promoPayouts, eq(promoPayouts.id, promoPayoutLines.payout_id))
    .innerJoin(orders, eq(ord_id, promoPayoutLines.ord_id))
    .where(
      and(
        eq(promoPayoutLines.payout_id, id),
        eq(promoPayouts.month, month),
        isBeyond(ord_date, ord_id, after),
      ),
    )
    .orderBy(desc(ord_date), desc(ord_id))
    .limit(limit);

/** The most ids in one statement, because of PostgreSQL's limit of parameters. */
const BATCH = 5000;

export async function findOrderCodes(db: Database, ids: readonly string[]) {
  const found: { ord_id: string; ord_code: string; ord_date: Date }[] = [];
  for (let at = 0; at < ids.length; at += BATCH)
    found.push(
      ...(await db
        .select({ ord_id, ord_code, ord_date })
        .from(orders)
        .where(inArray(ord_id, ids.slice(at, at + BATCH)))),
    );
  return found;
}
