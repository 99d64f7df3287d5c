import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { auditLog, goodsChanges, goodsEdits } from '../../../../platform/db/schema/index.ts';

/** The newest successful entry of one of these actions about a subject. */
export async function findLastAct(db: Database, actions: readonly string[], subject: string) {
  const [found] = await db
    .select({ at: auditLog.at, actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, subject),
        inArray(auditLog.action, [...actions]),
        eq(auditLog.outcome, 'ok'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return found;
}

/** The newest import of a goods file, without dry runs. */
export async function findLastImport(db: Database) {
  const [found] = await db
    .select({ at: auditLog.at, actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'goods.import'),
        eq(auditLog.outcome, 'ok'),
        sql`${auditLog.detail}->>'dry_run' = 'false'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return found;
}

/** The newest change of one of a product's numbers. */
export async function findLastNumberEdit(db: Database, prd_id: string) {
  const [found] = await db
    .select({ at: goodsEdits.at, actor: goodsEdits.actor, action: goodsEdits.kind })
    .from(goodsChanges)
    .innerJoin(goodsEdits, eq(goodsEdits.id, goodsChanges.edit_id))
    .where(eq(goodsChanges.prd_id, prd_id))
    .orderBy(desc(goodsChanges.id))
    .limit(1);
  return found;
}
