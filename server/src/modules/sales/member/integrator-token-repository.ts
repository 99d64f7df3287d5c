import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { hasRows } from '../../../platform/db/rows.ts';
import { integratorTokens, members } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';

export const insertIntegratorToken = (
  db: Database,
  token: string,
  row: Omit<typeof integratorTokens.$inferInsert, 'token_hash'>,
) => db.insert(integratorTokens).values({ ...row, token_hash: secretHash(token) });

export async function findIntegratorTokens(db: Database, now: Date) {
  const { id, name, c_date, expires_at, used_at } = integratorTokens;
  return db
    .select({ id, acc_email: members.acc_email, name, c_date, expires_at, used_at })
    .from(integratorTokens)
    .innerJoin(members, eq(members.cus_id, integratorTokens.cus_id))
    .where(gt(expires_at, now))
    .orderBy(asc(c_date), asc(id));
}

/** The member of an integrator's token, and when it was last used; undefined where unknown or expired. */
export async function findByIntegratorToken(db: Database, token: string, now: Date) {
  const { id, used_at, token_hash, expires_at } = integratorTokens;
  const [row] = await db
    .select({ id, used_at, member: members })
    .from(integratorTokens)
    .innerJoin(members, eq(members.cus_id, integratorTokens.cus_id))
    .where(and(eq(token_hash, secretHash(token)), gt(expires_at, now)));
  return row;
}

export const updateUsedAt = (db: Database, id: string, now: Date) =>
  db.update(integratorTokens).set({ used_at: now }).where(eq(integratorTokens.id, id));

export const deleteIntegratorToken = (db: Database, id: string) =>
  hasRows(
    db
      .delete(integratorTokens)
      .where(eq(integratorTokens.id, id))
      .returning({ id: integratorTokens.id }),
  );

export const deleteExpiredIntegratorTokens = (db: Database, now: Date) =>
  db.delete(integratorTokens).where(lte(integratorTokens.expires_at, now));
