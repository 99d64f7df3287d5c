import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { members, memberTokens } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { type BrowserSession, SESSION_DAYS } from './session-token.ts';

export type Member = typeof members.$inferSelect;

/** The member with an e-mail; inserted at the first sign-in, with a name made from the e-mail (ledger V7). */
export async function findOrInsertMember(db: Database, email: string, now: Date): Promise<Member> {
  await db
    .insert(members)
    .values({ cus_id: randomUUID(), acc_email: email, cus_name: email, c_date: now, u_date: now })
    .onConflictDoNothing({ target: members.acc_email });
  const member = await findMemberByEmail(db, email);
  if (!member) throw new Error('the inserted member was not found');
  return member;
}

/** The member with a normalised e-mail. */
export async function findMemberByEmail(db: Database, email: string): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.acc_email, email));
  return member;
}

/** Stores the hashes of a user token and of its cookie for 30 days. */
export async function insertToken(
  db: Database,
  { token, browser }: BrowserSession,
  owner: { cus_id: string; s: string; browser_name?: string },
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await db.insert(memberTokens).values({
    ...owner,
    token_hash: secretHash(token),
    browser_hash: secretHash(browser),
    expires_at,
    c_date: now,
  });
}

const isSession = ({ token, browser }: BrowserSession) =>
  and(
    eq(memberTokens.token_hash, secretHash(token)),
    eq(memberTokens.browser_hash, secretHash(browser)),
  );

/** The member of a session; null when the token is unknown, revoked, expired or another browser's. */
export async function findMemberOfSession(
  db: Database,
  session: BrowserSession,
  now: Date,
): Promise<Member | null> {
  const [row] = await db
    .select({ member: members })
    .from(memberTokens)
    .innerJoin(members, eq(members.cus_id, memberTokens.cus_id))
    .where(and(isSession(session), gt(memberTokens.expires_at, now)));
  return row?.member ?? null;
}

/** Revokes a session's token; false where there is none. */
export async function deleteSession(db: Database, session: BrowserSession): Promise<boolean> {
  const deleted = await db
    .delete(memberTokens)
    .where(isSession(session))
    .returning({ cus_id: memberTokens.cus_id });
  return deleted.length === 1;
}

/** Revokes the token of a browser that is about to get a new cookie; an unknown value is ignored. */
export async function deleteSessionOfBrowser(db: Database, browser: string): Promise<void> {
  await db.delete(memberTokens).where(eq(memberTokens.browser_hash, secretHash(browser)));
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(memberTokens).where(lte(memberTokens.expires_at, now));
}

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
  if (!member) throw new Error('the signed-in member was not found');
  return member;
}

export async function findMemberById(db: Database, cus_id: string): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.cus_id, cus_id));
  if (!member) throw new Error('the signed-in member was not found');
  return member;
}
