import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { forgetSessions, rowsOfSessions } from '../../../platform/db/person-rows.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { pickupVisits } from '../../../platform/db/schema/index.ts';

type Visit = typeof pickupVisits.$inferSelect;

export const insertVisit = (
  db: Database,
  visit: Pick<Visit, 'state' | 's' | 'sub_type' | 'back' | 'c_date' | 'expires_at'>,
) => db.insert(pickupVisits).values(visit);

/** Once, and before the visit expires; undefined where no visit waits for an answer. */
export const markVisitAnswered = (
  db: Database,
  { state, sub_type, rec_meta }: Pick<Visit, 'state' | 'sub_type' | 'rec_meta'>,
  now: Date,
) =>
  firstRow(
    db
      .update(pickupVisits)
      .set({ answered_at: now, rec_meta })
      .where(
        and(
          eq(pickupVisits.state, state),
          eq(pickupVisits.sub_type, sub_type),
          isNull(pickupVisits.answered_at),
          gt(pickupVisits.expires_at, now),
        ),
      )
      .returning(),
  );

/** The page that a visit was opened from, in any state. */
export async function findVisitPage(db: Database, state: string): Promise<string | undefined> {
  const [visit] = await db
    .select({ back: pickupVisits.back })
    .from(pickupVisits)
    .where(eq(pickupVisits.state, state));
  return visit?.back;
}

/** The last store that a session chose since a moment, as JSON text; '' where there is none. */
export async function findLastChosen(db: Database, s: string, since: Date): Promise<string> {
  const [visit] = await db
    .select({ rec_meta: pickupVisits.rec_meta })
    .from(pickupVisits)
    .where(and(eq(pickupVisits.s, s), gt(pickupVisits.answered_at, since)))
    .orderBy(desc(pickupVisits.answered_at), desc(pickupVisits.c_date))
    .limit(1);
  return visit?.rec_meta ?? '';
}

/** Deletes visits that are too old to be answered or used. */
export const deleteVisitsBefore = (db: Database, before: Date) =>
  db.delete(pickupVisits).where(lt(pickupVisits.c_date, before));

export const pickupData: DataHooks = {
  tables: { pickup_visits: rowsOfSessions(pickupVisits) },
  forget: forgetSessions(pickupVisits),
};
