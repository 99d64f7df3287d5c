import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { partReportNetworks, partReports } from '../../../platform/db/schema/index.ts';
import type { Votes } from './rollback-decision.ts';

const STORED = {
  reports: 14 * DAY,
  /** Longer than the period that a rollback decision looks at. */
  networks: DAY / 8,
};

export const partReportData: DataHooks = {
  deleteOld: async (db, now) => {
    await deleteReports(db, before(now, STORED.reports));
    await deleteNetworks(db, before(now, STORED.networks));
  },
};

export type ReportRow = typeof partReports.$inferSelect;
export type NetworkRow = typeof partReportNetworks.$inferSelect;

export async function mergeReports(db: Database, rows: ReportRow[]): Promise<void> {
  const { remote, version, phase, outcome, minute, count, ms, why } = partReports;
  await db
    .insert(partReports)
    .values(rows)
    .onConflictDoUpdate({
      target: [remote, version, phase, outcome, minute],
      set: {
        count: sql`${count} + excluded.count`,
        ms: sql`${ms} + excluded.ms`,
        why: sql`CASE WHEN excluded.why = '' THEN ${why} ELSE excluded.why END`,
      },
    });
}

export async function mergeNetworks(db: Database, rows: NetworkRow[]): Promise<void> {
  const { remote, version, period, network, pages, failed } = partReportNetworks;
  await db
    .insert(partReportNetworks)
    .values(rows)
    .onConflictDoUpdate({
      target: [remote, version, period, network],
      set: { pages: sql`${pages} + excluded.pages`, failed: sql`${failed} + excluded.failed` },
    });
}

export interface VersionVotes extends Votes {
  remote: string;
  version: string;
}

export async function findVotes(db: Database, since: Date): Promise<VersionVotes[]> {
  const { remote, version, network, pages, failed, period } = partReportNetworks;
  const byNetwork = db
    .select({
      remote,
      version,
      share: sql<number>`sum(${failed})::float8 / greatest(sum(${pages}), sum(${failed}))`.as(
        'share',
      ),
    })
    .from(partReportNetworks)
    .where(gte(period, since))
    .groupBy(remote, version, network)
    .as('by_network');
  return db
    .select({
      remote: byNetwork.remote,
      version: byNetwork.version,
      networks: sql<number>`count(*)::int`,
      failing: sql<number>`(count(*) FILTER (WHERE ${byNetwork.share} > 0))::int`,
      rate: sql<number>`avg(${byNetwork.share})`.mapWith(Number),
    })
    .from(byNetwork)
    .groupBy(byNetwork.remote, byNetwork.version);
}

export const findCounts = (db: Database, since: Date) => {
  const { remote, version, phase, outcome, minute, count, ms } = partReports;
  return db
    .select({
      remote,
      version,
      phase,
      outcome,
      count: sql<number>`sum(${count})`.mapWith(Number),
      ms: sql<number>`sum(${ms})`.mapWith(Number),
    })
    .from(partReports)
    .where(gte(minute, since))
    .groupBy(remote, version, phase, outcome);
};

export const findReasons = (db: Database, since: Date) => {
  const { remote, version, phase, outcome, minute, why } = partReports;
  return db
    .select({ remote, version, phase, at: minute, why })
    .from(partReports)
    .where(and(eq(outcome, 'failed'), ne(why, ''), gte(minute, since)))
    .orderBy(desc(minute))
    .limit(500);
};

async function deleteReports(db: Database, before: Date): Promise<void> {
  await db.delete(partReports).where(lt(partReports.minute, before));
}

async function deleteNetworks(db: Database, before: Date): Promise<void> {
  await db.delete(partReportNetworks).where(lt(partReportNetworks.period, before));
}
