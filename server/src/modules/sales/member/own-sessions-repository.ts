import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { memberTokens } from '../../../platform/db/schema/index.ts';

const { cus_id, token_hash, browser_name, c_date, expires_at } = memberTokens;

/** Names a session: the beginning of its token's hash opens nothing. */
const id = sql<string>`left(${token_hash}, 16)`;

/** A member's sessions that have not expired, newest first. */
export const findSessionsOfMember = (db: Database, member: string, now: Date) =>
  db
    .select({ id, token_hash, browser_name, c_date, expires_at })
    .from(memberTokens)
    .where(and(eq(cus_id, member), gt(expires_at, now)))
    .orderBy(desc(c_date), token_hash);

async function deleteWhere(db: Database, member: string, which: SQL): Promise<boolean> {
  const gone = await db
    .delete(memberTokens)
    .where(and(eq(cus_id, member), which))
    .returning({ cus_id });
  return gone.length > 0;
}

/** Ends a session of a member; false where there is none of this id. */
export const deleteSessionOfMember = (db: Database, member: string, which: string) =>
  deleteWhere(db, member, eq(id, which));

export const deleteOtherSessions = (db: Database, member: string, own: string) =>
  deleteWhere(db, member, ne(token_hash, own));
