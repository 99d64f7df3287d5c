import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { integratorTokens, members } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import type { Member } from './repository.ts';

export async function insertIntegratorToken(
  db: Database,
  token: string,
  row: Omit<typeof integratorTokens.$inferInsert, 'token_hash'>,
): Promise<void> {
  await db.insert(integratorTokens).values({ ...row, token_hash: secretHash(token) });
}

/** Tokens that have not expired, oldest first. */
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
export async function findByIntegratorToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ id: string; used_at: Date | null; member: Member } | undefined> {
  const { id, used_at, token_hash, expires_at } = integratorTokens;
  const [row] = await db
    .select({ id, used_at, member: members })
    .from(integratorTokens)
    .innerJoin(members, eq(members.cus_id, integratorTokens.cus_id))
    .where(and(eq(token_hash, secretHash(token)), gt(expires_at, now)));
  return row;
}

export async function updateUsedAt(db: Database, id: string, now: Date): Promise<void> {
  await db.update(integratorTokens).set({ used_at: now }).where(eq(integratorTokens.id, id));
}

/** Revokes a token; false where no token has this id. */
export async function deleteIntegratorToken(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(integratorTokens)
    .where(eq(integratorTokens.id, id))
    .returning({ id: integratorTokens.id });
  return deleted.length === 1;
}

export async function deleteExpiredIntegratorTokens(db: Database, now: Date): Promise<void> {
  await db.delete(integratorTokens).where(lte(integratorTokens.expires_at, now));
}
