import type { Database } from '../../../../platform/db/index.ts';
import { updateAttempt } from '../../payment/repository.ts';
import { findAttemptsToQuery } from '../repository.ts';
import { isQueryLimit, type QueryContext, syncWithProvider } from './sync-with-provider.ts';

/** The age at which an attempt is first queried, in ms; about eight queries in all until the order is given up. */
const FIRST_MS = 15 * 60_000;

/** The most attempts per run, since providers answer 403 when queried too fast. */
const BATCH = 20;

/**
 * Queries the provider for payments whose webhook may have been lost, as many as its limit allows now. @throws
 * Rejection 503 where it is unreachable; the next run continues.
 */
export async function reconcilePayments(db: Database, context: QueryContext): Promise<void> {
  const { provider, now } = context;
  const batch = { provider: provider.name, firstMs: FIRST_MS, limit: BATCH };
  for (const { attempt_id, ord_id } of await findAttemptsToQuery(db, batch, now)) {
    try {
      await syncWithProvider(db, ord_id, context);
    } catch (error) {
      if (isQueryLimit(error)) return;
      // Marks the attempt, so that an answer which can't be parsed is not queried again every minute.
      await updateAttempt(db, attempt_id, {}, now);
      throw error;
    }
    await updateAttempt(db, attempt_id, {}, now);
  }
}
