import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { orders, paymentAttempts } from '../../platform/db/schema/index.ts';
import { updateAttempt } from '../payment/repository.ts';
import { type QueryContext, syncWithProvider } from './sync-with-provider.ts';

const FIRST_MS = 15 * 60_000;

/** Orders that one run asks for. Providers answer 403 to whoever asks too fast. */
const BATCH = 20;

/**
 * Open tries to pay that have not been asked for since a while: first after a quarter of an hour, then each time as
 * long again as the try was old, some eight times until the order is given up.
 */
const due = (db: Database, provider: string, now: Date) => {
  const asked = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${paymentAttempts.u_date}) * 1000`;
  const before = sql`extract(epoch from ${paymentAttempts.u_date} - ${paymentAttempts.c_date}) * 1000`;
  return db
    .select({ attempt_id: paymentAttempts.attempt_id, ord_id: paymentAttempts.ord_id })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.ord_id, paymentAttempts.ord_id))
    .where(
      and(
        eq(paymentAttempts.status, 'open'),
        eq(paymentAttempts.provider, provider),
        eq(orders.status, ORDER_STATUS.placed),
        sql`${asked} >= greatest(${FIRST_MS}, ${before})`,
      ),
    )
    .orderBy(asc(paymentAttempts.u_date))
    .limit(BATCH);
};

/**
 * Asks the provider for payments whose notice may have been lost. @throws Refusal 503 where it can't be asked: the
 * rest of the run is left to the next.
 */
export async function reconcilePayments(db: Database, context: QueryContext): Promise<void> {
  const { provider, now } = context;
  for (const { attempt_id, ord_id } of await due(db, provider.name, now)) {
    // Written down first: an answer that can't be read must not be asked for every minute.
    await updateAttempt(db, attempt_id, {}, now);
    await syncWithProvider(db, ord_id, context);
  }
}
