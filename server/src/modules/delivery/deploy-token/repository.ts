import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { deployTokens } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';

export async function insertDeployToken(
  db: Database,
  token: string,
  row: Omit<typeof deployTokens.$inferInsert, 'token_hash'>,
): Promise<void> {
  await db.insert(deployTokens).values({ ...row, token_hash: secretHash(token) });
}

export async function findDeployTokens(db: Database) {
  const { id, team, remotes, c_date, expires_at, revoked_at, used_at } = deployTokens;
  return db
    .select({ id, team, remotes, c_date, expires_at, revoked_at, used_at })
    .from(deployTokens)
    .orderBy(asc(c_date), asc(id));
}

export async function findByDeployToken(db: Database, token: string, now: Date) {
  const { token_hash, expires_at, revoked_at } = deployTokens;
  const [row] = await db
    .select()
    .from(deployTokens)
    .where(and(eq(token_hash, secretHash(token)), gt(expires_at, now), isNull(revoked_at)));
  return row;
}

export async function findValidDeployToken(db: Database, token_id: string, now: Date) {
  const { id, expires_at, revoked_at } = deployTokens;
  const [row] = await db
    .select({ id })
    .from(deployTokens)
    .where(and(eq(id, token_id), gt(expires_at, now), isNull(revoked_at)));
  return row;
}

export async function updateTokenUsedAt(db: Database, id: string, now: Date): Promise<void> {
  await db.update(deployTokens).set({ used_at: now }).where(eq(deployTokens.id, id));
}

export async function markDeployTokenRevoked(
  db: Database,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(deployTokens)
    .set({ revoked_at: now })
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.revoked_at)))
    .returning({ id: deployTokens.id });
  return revoked.length === 1;
}

export async function deleteExpiredDeployTokens(db: Database, before: Date): Promise<void> {
  await db.delete(deployTokens).where(lte(deployTokens.expires_at, before));
}
