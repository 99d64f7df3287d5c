import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { DataHooks, KnownPerson } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isEmail, rowsOfMember } from '../../../platform/db/person-rows.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import { integratorTokens, members, memberTokens } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { type BrowserSession, SESSION_DAYS } from './session-token.ts';

export type Member = typeof members.$inferSelect;

/** The member with an e-mail; inserted at the first sign-in, with a name made from the e-mail (ledger V7). */
export async function findOrInsertMember(
  db: Database,
  email: string,
  now: Date,
): Promise<{ member: Member; isNew: boolean }> {
  const isNew = await hasRows(
    db
      .insert(members)
      .values({ cus_id: randomUUID(), acc_email: email, cus_name: email, c_date: now, u_date: now })
      .onConflictDoNothing({ target: members.acc_email })
      .returning({ cus_id: members.cus_id }),
  );
  const member = await findMemberByEmail(db, email);
  if (!member) throw new Error('the inserted member was not found');
  return { member, isNew };
}

export const findMemberByEmail = (db: Database, email: string) =>
  firstRow(db.select().from(members).where(eq(members.acc_email, email)));

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
export async function findMemberOfSession(db: Database, session: BrowserSession, now: Date) {
  const [row] = await db
    .select({ member: members })
    .from(memberTokens)
    .innerJoin(members, eq(members.cus_id, memberTokens.cus_id))
    .where(and(isSession(session), gt(memberTokens.expires_at, now)));
  return row?.member ?? null;
}

/** Revokes a session's token; false where there is none. */
export const deleteSession = (db: Database, session: BrowserSession) =>
  hasRows(
    db.delete(memberTokens).where(isSession(session)).returning({ cus_id: memberTokens.cus_id }),
  );

/** Revokes the token of a browser that is about to get a new cookie; an unknown value is ignored. */
export const deleteSessionOfBrowser = (db: Database, browser: string) =>
  db.delete(memberTokens).where(eq(memberTokens.browser_hash, secretHash(browser)));

export const deleteExpiredTokens = (db: Database, now: Date) =>
  db.delete(memberTokens).where(lte(memberTokens.expires_at, now));

/** Stores a profile; a birthday that differs from the one before is known from now on. */
export async function updateProfile(
  db: Database,
  cus_id: string,
  { birth_day = '', ...change }: Partial<Member>,
  now: Date,
): Promise<Member> {
  const birth_day_at = sql`CASE WHEN ${members.birth_day} = ${birth_day} THEN ${members.birth_day_at}
    ELSE ${now.toISOString()}::timestamptz END`;
  const [member] = await db
    .update(members)
    .set({ ...change, birth_day, birth_day_at, u_date: now })
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

const { cus_id, token_hash, browser_name, c_date, expires_at } = memberTokens;

/** Names a session: the beginning of its token's hash opens nothing. */
const id = sql<string>`left(${token_hash}, 16)`;

export const findSessionsOfMember = (db: Database, member: string, now: Date) =>
  db
    .select({ id, token_hash, browser_name, c_date, expires_at })
    .from(memberTokens)
    .where(and(eq(cus_id, member), gt(expires_at, now)))
    .orderBy(desc(c_date), token_hash);

const deleteWhere = (db: Database, member: string, which: SQL) =>
  hasRows(
    db
      .delete(memberTokens)
      .where(and(eq(cus_id, member), which))
      .returning({ cus_id }),
  );

/** Ends a session of a member; false where there is none of this id. */
export const deleteSessionOfMember = (db: Database, member: string, which: string) =>
  deleteWhere(db, member, eq(id, which));

export const deleteOtherSessions = (db: Database, member: string, own: string) =>
  deleteWhere(db, member, ne(token_hash, own));

const { cnt_name, cnt_email, cnt_phone1, cnt_addr1, cnt_addr1_postcode } = members;

const idOf = (who: Pick<KnownPerson, 'cus_id'>) => who.cus_id ?? '';

/** Locks the member against new tokens and orders until the transaction ends. */
async function lockMember(tx: Database, id: string): Promise<void> {
  await tx.select().from(members).where(eq(members.cus_id, id)).for('update');
}

/** Removes the person from the profiles of members who saved them as recipient. */
const clearSavedRecipient = (tx: Database, email: string) =>
  tx
    .update(members)
    .set({
      cnt_name: '',
      cnt_email: '',
      cnt_phone1: '',
      cnt_addr1: '',
      cnt_addr1_postcode: '',
    })
    .where(isEmail(cnt_email, email));

/** Foreign keys delete tokens, passkeys, cart, likes, saved recipients, invoices and codes. */
const deleteMember = (tx: Database, id: string) => tx.delete(members).where(eq(members.cus_id, id));

export const memberData: DataHooks = {
  findMember: findMemberByEmail,
  findSessions: async (db, who) => {
    const signedIn = db.select({ s: memberTokens.s }).from(memberTokens);
    const rows = await signedIn.where(eq(memberTokens.cus_id, idOf(who)));
    return rows.map(({ s }) => s);
  },
  tables: {
    members: rowsOfMember(members),
    member_tokens: rowsOfMember(memberTokens),
    integrator_tokens: rowsOfMember(integratorTokens),
  },
  mentions: {
    saved_by_others: (db, who) =>
      db
        .select({ cnt_name, cnt_email, cnt_phone1, cnt_addr1, cnt_addr1_postcode })
        .from(members)
        .where(sql`${members.cus_id} <> ${idOf(who)} AND ${isEmail(cnt_email, who.email)}`),
  },
  forget: async (tx, { cus_id: id, email }) => {
    if (id !== null) await lockMember(tx, id);
    return async () => {
      await clearSavedRecipient(tx, email);
      if (id === null) return {};
      await deleteMember(tx, id);
      return { members: 1 };
    };
  },
};
