import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { before, DAY } from '../../../../../platform/clock.ts';
import type { DataHooks } from '../../../../../platform/data-hooks.ts';
import type { Database } from '../../../../../platform/db/index.ts';
import { firstRow, hasRows } from '../../../../../platform/db/rows.ts';
import { storeChanges } from '../../../../../platform/db/schema/index.ts';

export type StoreChange = typeof storeChanges.$inferSelect;

export const insertStoreChange = (tx: Database, change: typeof storeChanges.$inferInsert) =>
  tx.insert(storeChanges).values(change);

/** The link with this hash of its secret, or of the secret that the map returns. */
export const findStoreChange = (
  db: Database,
  by: 'secret' | 'map_state',
  hash: string,
): Promise<StoreChange | undefined> =>
  firstRow(
    db
      .select()
      .from(storeChanges)
      .where(and(eq(storeChanges[by], hash), ne(storeChanges[by], ''))),
  );

/** Uses a link up; false where it was used before, or is too old. */
export const markStoreChangeUsed = (tx: Database, id: string, now: Date): Promise<boolean> =>
  hasRows(
    tx
      .update(storeChanges)
      .set({ used_at: now })
      .where(
        and(
          eq(storeChanges.id, id),
          isNull(storeChanges.used_at),
          gt(storeChanges.expires_at, now),
        ),
      )
      .returning({ id: storeChanges.id }),
  );

/** Opens a link again, whose store the provider has refused. */
export const reopenStoreChange = (tx: Database, id: string) =>
  tx.update(storeChanges).set({ used_at: null }).where(eq(storeChanges.id, id));

/** For how long a link that ended still says so, in ms. */
const ENDED_MS = 30 * DAY;

export const storeChangeData: DataHooks = {
  deleteOld: (db, now) =>
    db.delete(storeChanges).where(lt(storeChanges.expires_at, before(now, ENDED_MS))),
};
