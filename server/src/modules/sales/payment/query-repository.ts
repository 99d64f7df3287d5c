import { and, desc, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
import { paymentAttempts } from '../../../platform/db/schema/index.ts';

/**
 * Which earlier queries count: those about the attempt, or about any attempt of its order. With `attempt` alone, paying
 * again and again would allow a query each time, since each new attempt has never been queried.
 */
export type QueryScope = 'attempt' | 'order';

const other = alias(paymentAttempts, 'other');

/** Claims the next query about a trade, across all instances; false where there was one after `since`. */
export async function claimQuery(
  db: Database,
  trade_no: string,
  scope: QueryScope,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const ofOrder = db
    .select({ attempt_id: other.attempt_id })
    .from(other)
    .where(and(eq(other.ord_id, paymentAttempts.ord_id), gt(other.queried_at, since)));
  const claimed = await db
    .update(paymentAttempts)
    .set({ queried_at: now, answered: false })
    .where(
      and(
        eq(paymentAttempts.trade_no, trade_no),
        // Also in the subquery, but only this is checked again after another instance's claim.
        or(isNull(paymentAttempts.queried_at), lte(paymentAttempts.queried_at, since)),
        scope === 'order' ? notExists(ofOrder) : undefined,
      ),
    )
    .returning({ attempt_id: paymentAttempts.attempt_id });
  return claimed.length === 1;
}

/** Records that the query about a trade was answered and the answer applied. */
export async function markAnswered(db: Database, trade_no: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ answered: true })
    .where(eq(paymentAttempts.trade_no, trade_no));
}

export async function isLastQueryAnswered(db: Database, trade_no: string): Promise<boolean> {
  const [last] = await db
    .select({ answered: other.answered })
    .from(paymentAttempts)
    .innerJoin(other, eq(other.ord_id, paymentAttempts.ord_id))
    .where(and(eq(paymentAttempts.trade_no, trade_no), gt(other.queried_at, new Date(0))))
    .orderBy(desc(other.queried_at))
    .limit(1);
  return last?.answered ?? false;
}
