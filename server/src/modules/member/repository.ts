import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { members, memberTokens } from '../../platform/db/schema/index.ts';
import { SESSION_DAYS, tokenHash } from './session-token.ts';

/** A member as the database keeps it. */
export type Member = typeof members.$inferSelect;

/** The member of an e-mail; made on the first sign-in, named after the e-mail (ledger V7). */
export async function findOrInsertMember(db: Database, email: string, now: Date): Promise<Member> {
  await db
    .insert(members)
    .values({ cus_id: randomUUID(), acc_email: email, cus_name: email, c_date: now, u_date: now })
    .onConflictDoNothing({ target: members.acc_email });
  const [member] = await db.select().from(members).where(eq(members.acc_email, email));
  if (!member) throw new Error('a member just made is gone');
  return member;
}

/** Keeps a user token for 30 days. */
export async function insertToken(
  db: Database,
  token: string,
  owner: { cus_id: string; s: string },
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await db
    .insert(memberTokens)
    .values({ ...owner, token_hash: tokenHash(token), expires_at, c_date: now });
}

/** Whose token it is; null when it is unknown, revoked or too old. */
export async function findMemberByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Member | null> {
  const [row] = await db
    .select({ member: members })
    .from(memberTokens)
    .innerJoin(members, eq(members.cus_id, memberTokens.cus_id))
    .where(and(eq(memberTokens.token_hash, tokenHash(token)), gt(memberTokens.expires_at, now)));
  return row?.member ?? null;
}

/** Revokes a token; one that is unknown is revoked already. */
export async function deleteToken(db: Database, token: string): Promise<void> {
  await db.delete(memberTokens).where(eq(memberTokens.token_hash, tokenHash(token)));
}

/** Forgets tokens that have grown too old. */
export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(memberTokens).where(lte(memberTokens.expires_at, now));
}

/** Changes a member and gives it back as it is then. */
export async function updateMember(
  db: Database,
  cus_id: string,
  change: Partial<Member>,
): Promise<Member> {
  const [member] = await db
    .update(members)
    .set(change)
    .where(eq(members.cus_id, cus_id))
    .returning();
  if (!member) throw new Error('a signed-in member is gone');
  return member;
}

/** A signed-in member, whole. */
export async function findMemberById(db: Database, cus_id: string): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.cus_id, cus_id));
  if (!member) throw new Error('a signed-in member is gone');
  return member;
}
