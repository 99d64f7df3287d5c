import { and, asc, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { clickTallies, linkClicks } from '../../../../platform/db/schema/index.ts';

interface Click {
  code: string;
  visitor: string;
  source: string;
  at: Date;
}

/** Whether a visit of this visitor was counted since the given moment. */
export async function hasClick(db: Database, { code, visitor }: Click, since: Date) {
  const same = and(
    eq(linkClicks.code, code),
    eq(linkClicks.visitor, visitor),
    gt(linkClicks.at, since),
  );
  return (await db.$count(linkClicks, same)) > 0;
}

/** Stores a visit; a trigger counts it in `click_tallies`. */
export const insertClick = (db: Database, click: Click) => db.insert(linkClicks).values(click);

const { code, cus_id, span, source } = clickTallies;
const total = sql<number>`sum(${clickTallies.clicks})`.mapWith(Number);
/** Condition: the row counts a month; rows without a source count a day. */
const ofMonth = ne(source, '');
const ofDay = eq(source, '');

/** Visits of a member's links by month, since a month `YYYY-MM`; months without visits are left out. */
export const findClicksByMonth = (db: Database, member: string, since: string) =>
  db
    .select({ month: span, count: total })
    .from(clickTallies)
    .where(and(eq(cus_id, member), gte(span, since), ofMonth))
    .groupBy(span);

/** The visits of each of these links since a month `YYYY-MM`; '' for all months. */
export async function countClicks(db: Database, codes: string[], since: string) {
  const rows = await db
    .select({ code, count: total })
    .from(clickTallies)
    .where(and(inArray(code, codes), gte(span, since), ofMonth))
    .groupBy(code);
  return new Map(rows.map((row) => [row.code, row.count]));
}

/** A link's visits by source since a month `YYYY-MM`, the largest first; `other` before sources were stored. */
export const findClickSources = (db: Database, link: string, since: string) =>
  db
    .select({ source, count: total })
    .from(clickTallies)
    .where(and(eq(code, link), gte(span, since), ofMonth))
    .groupBy(source)
    .orderBy(desc(total), asc(source));

/** A link's visits by day in Taipei since a day `YYYY-MM-DD`, the latest first; days without visits are left out. */
export const findClickDays = (db: Database, link: string, since: string) =>
  db
    .select({ day: span, count: total })
    .from(clickTallies)
    .where(and(eq(code, link), gte(span, since), ofDay))
    .groupBy(span)
    .orderBy(desc(span));

/** How many rows are merged in one transaction. */
export const CLICK_BATCH = 20_000;

/** A lock under which counts are merged and deleted, held until the transaction ends. */
export const lockClickTallies = (tx: Database) => lockByName(tx, 'click tallies');

/** Adds the oldest new counts to their totals in one statement, seen whole or not at all; returns how many rows. */
export async function mergeClickBatch(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH taken AS (
      DELETE FROM click_tallies WHERE id IN (
        SELECT id FROM click_tallies WHERE NOT merged ORDER BY id LIMIT ${CLICK_BATCH})
      RETURNING *),
    added AS (
      INSERT INTO click_tallies AS t (cus_id, code, span, source, clicks, merged)
      SELECT cus_id, code, span, source, sum(clicks), true FROM taken GROUP BY cus_id, code, span, source
      ON CONFLICT (code, span, source) WHERE merged DO UPDATE SET clicks = t.clicks + EXCLUDED.clicks
      RETURNING 1)
    SELECT count(*)::int AS n FROM taken`);
  return rows[0]?.n ?? 0;
}

/** Deletes the counts of a deleted member. Waits for a running merge, which would write them again. */
export async function deleteClickTallies(tx: Database, member: string): Promise<void> {
  await lockClickTallies(tx);
  await tx.delete(clickTallies).where(eq(cus_id, member));
}

/** Deletes counts of days before `YYYY-MM-DD`; counts of months stay. */
export const deleteClickDays = (db: Database, before: string) =>
  db.delete(clickTallies).where(and(ofDay, lt(span, before)));
