import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { auditLog, goodsChanges, goodsEdits } from '../../../../platform/db/schema/index.ts';

/** The newest successful entry of one of these actions about a subject. */
export const findLastAct = (db: Database, actions: readonly string[], subject: string) =>
  firstRow(
    db
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
      .limit(1),
  );

/** The newest import of a goods file, without dry runs. */
export const findLastImport = (db: Database) =>
  firstRow(
    db
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
      .limit(1),
  );

export const findLastNumberEdit = (db: Database, prd_id: string) =>
  firstRow(
    db
      .select({ at: goodsEdits.at, actor: goodsEdits.actor, action: goodsEdits.kind })
      .from(goodsChanges)
      .innerJoin(goodsEdits, eq(goodsEdits.id, goodsChanges.edit_id))
      .where(eq(goodsChanges.prd_id, prd_id))
      .orderBy(desc(goodsChanges.id))
      .limit(1),
  );
