import type { Database } from '../../platform/db/index.ts';
import { updateAttempt } from '../payment/repository.ts';
import { findAttemptsToQuery } from './repository.ts';
import { isQueryLimit, type QueryContext, syncWithProvider } from './sync-with-provider.ts';

/** An attempt is first queried after a quarter of an hour, and some eight times until the order is given up. */
const FIRST_MS = 15 * 60_000;

/** Attempts per run: providers answer 403 when queried too fast. */
const BATCH = 20;

/**
 * Queries the provider for payments whose webhook may have been lost, as many as it may be queried now.
 * @throws Rejection 503 where it is unreachable: the next run continues.
 */
export async function reconcilePayments(db: Database, context: QueryContext): Promise<void> {
  const { provider, now } = context;
  const batch = { provider: provider.name, firstMs: FIRST_MS, limit: BATCH };
  for (const { attempt_id, ord_id } of await findAttemptsToQuery(db, batch, now)) {
    try {
      await syncWithProvider(db, ord_id, context);
    } catch (error) {
      if (isQueryLimit(error)) return;
      // An answer that can't be read must not be queried again every minute.
      await updateAttempt(db, attempt_id, {}, now);
      throw error;
    }
    await updateAttempt(db, attempt_id, {}, now);
  }
}
