import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { auditLog } from '../../platform/db/schema/index.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAuditEntry(db: Database, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Deletes what was recorded before a moment. The table's trigger lets nothing else delete. */
export async function deleteAuditEntries(db: Database, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pinpu.audit_retention', 'on', true)`);
    await tx.delete(auditLog).where(lt(auditLog.at, before));
  });
}
