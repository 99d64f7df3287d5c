import { taipeiDate } from '@pinpu/shared/domain';
import { before } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { CLICK_BATCH, lockClickTallies, mergeClickBatch } from './repository.ts';

const DAY_MS = 86_400_000;

/** The first day whose visits a promoter can see, `YYYY-MM-DD`: of 30 days, today included. */
export const firstClickDay = (now: Date): string => taipeiDate(before(now, 29 * DAY_MS));

/** Merges the counts that visits have added since the last run; instances do so one at a time. */
export async function mergeClickTallies(db: Database): Promise<void> {
  for (let taken = CLICK_BATCH; taken === CLICK_BATCH; ) {
    taken = await db.transaction(async (tx) => {
      await lockClickTallies(tx);
      return mergeClickBatch(tx);
    });
  }
}
