import type { AuditFilter } from '@pinpu/shared/contracts';
import { AUDIT_READS } from '@pinpu/shared/domain';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { auditLog } from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

/** Long enough for questions that come up at the end of a year. */
const STORED = 730 * DAY;

export const auditData: DataHooks = {
  deleteOld: (db, now) => deleteAuditEntries(db, before(now, STORED)),
};

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAuditEntry(db: Database, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Deletes entries recorded before a moment; the table's trigger allows no other deletion. */
async function deleteAuditEntries(db: Database, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pinpu.audit_retention', 'on', true)`);
    await tx.delete(auditLog).where(lt(auditLog.at, before));
  });
}

/** Entries that match a filter, newest first. An action without a dot matches every action that begins with it. */
export function findAuditEntries(
  db: Database,
  { actor, action, subject, kind, day }: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const start = sql`${day}::date::timestamp AT TIME ZONE 'Asia/Taipei'`;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        actor === '' ? undefined : eq(auditLog.actor, actor),
        action === '' ? undefined : actionIs(action),
        subject === '' ? undefined : eq(auditLog.subject, subject),
        kind === '' ? undefined : isChange,
        day === ''
          ? undefined
          : and(gte(auditLog.at, start), lt(auditLog.at, sql`${start} + interval '1 day'`)),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

const isChange = and(
  sql`split_part(${auditLog.action}, '.', 2) <> ALL(${textArray(AUDIT_READS.verbs)})`,
  sql`split_part(${auditLog.action}, '.', 1) <> ALL(${textArray(AUDIT_READS.areas)})`,
);

const actionIs = (action: string) =>
  action.includes('.')
    ? eq(auditLog.action, action)
    : and(gte(auditLog.action, `${action}.`), lt(auditLog.action, `${action}/`));
