import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { orders, promoPayoutLines, promoPayouts } from '../../../../platform/db/schema/index.ts';
import { payoutFields } from './repository.ts';

/** A promoter's payouts, the latest month first; only those before the month `before`, if it is given. */
export const findPayoutsOf = (db: Database, of: string, before: string, limit: number) =>
  db
    .select(payoutFields)
    .from(promoPayouts)
    .where(
      and(eq(promoPayouts.cus_id, of), before === '' ? undefined : lt(promoPayouts.month, before)),
    )
    .orderBy(desc(promoPayouts.month))
    .limit(limit);

/** The orders in a promoter's payouts, the latest month first, after a position in that order. */
export const findLinesOf = (
  db: Database,
  of: string,
  after: { month: string; ord_id: string } | undefined,
  limit: number,
) =>
  db
    .select({
      month: promoPayouts.month,
      paid_on: promoPayouts.paid_on,
      ord_id: promoPayoutLines.ord_id,
      ord_code: orders.ord_code,
      amount: promoPayoutLines.amount,
    })
    .from(promoPayouts)
    .innerJoin(promoPayoutLines, eq(promoPayoutLines.payout_id, promoPayouts.id))
    .innerJoin(orders, eq(orders.ord_id, promoPayoutLines.ord_id))
    .where(
      and(
        eq(promoPayouts.cus_id, of),
        after &&
          sql`(${promoPayouts.month}, ${promoPayoutLines.ord_id}) < (${after.month}, ${after.ord_id})`,
      ),
    )
    .orderBy(desc(promoPayouts.month), desc(promoPayoutLines.ord_id))
    .limit(limit);
