import { inTime } from '../../../platform/in-time.ts';
import type { Deps } from '../../../platform/module.ts';
import { findDatabaseTime } from '../../base/health/repository.ts';

/** A result is used for this long, in ms, so that pages cost at most one query a second. */
const FRESH_MS = 1000;

/**
 * Whether the database is down, for pages that are made from what is in memory: they are sent with 503, so that monitors
 * and search engines notice. Where the query takes longer than a page's head may, the last result counts.
 */
export function databaseState({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  let isDown = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      await findDatabaseTime(db);
      isDown = false;
    } catch {
      isDown = true;
    } finally {
      checking = undefined;
      checkedAt = clock().getTime();
    }
  }

  return async (): Promise<boolean> => {
    if (clock().getTime() - checkedAt >= FRESH_MS) {
      checking ??= check();
      await inTime(config.pageHeadLimitMs, checking).catch(() => undefined);
    }
    return isDown;
  };
}
