import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { members, memberTokens, passkeys } from '../../../platform/db/schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Serialises changes of how many passkeys a member has. */
export const lockPasskeys = (tx: Database, cus_id: string) => lockByName(tx, `passkeys ${cus_id}`);

/** A member's passkeys, oldest first. */
export const findPasskeysOf = (db: Database, cus_id: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.cus_id, cus_id))
    .orderBy(asc(passkeys.c_date), asc(passkeys.id));

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

/** Locked before the passkey, in the same order as the erasure does. */
export async function lockMember(tx: Database, cus_id: string) {
  const [member] = await tx
    .select()
    .from(members)
    .where(eq(members.cus_id, cus_id))
    .for('key share');
  return member;
}

/** Stores a passkey; false where its id exists already, for any member. */
export async function insertPasskey(
  db: Database,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const inserted = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return inserted.length === 1;
}

/**
 * Records a use; false where the passkey is gone, or its counter has not increased, which suggests a copy. Passkeys
 * without a counter always report 0.
 */
export async function updateUse(
  db: Database,
  { id, counter, backed_up }: Pick<PasskeyRow, 'id' | 'counter' | 'backed_up'>,
  now: Date,
): Promise<boolean> {
  const hasRisen =
    counter === 0 ? eq(passkeys.counter, 0) : sql`${passkeys.counter} < ${counter}::bigint`;
  const used = await db
    .update(passkeys)
    .set({ counter, backed_up, used_at: now })
    .where(and(eq(passkeys.id, id), hasRisen))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

const ofMember = (cus_id: string, id: string) =>
  and(eq(passkeys.cus_id, cus_id), eq(passkeys.id, id));

/** Renames a member's passkey; false where none has this id. */
export async function updateName(
  db: Database,
  cus_id: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(ofMember(cus_id, id))
    .returning({ id: passkeys.id });
  return renamed.length === 1;
}

/** Removes a member's passkey and returns it; undefined where none has this id. */
export async function deletePasskey(
  db: Database,
  cus_id: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [removed] = await db.delete(passkeys).where(ofMember(cus_id, id)).returning();
  return removed;
}

/** Whether a member's session with this token began after a moment. */
export async function hasBegunSince(db: Database, token_hash: string, since: Date) {
  const { token_hash: stored, c_date } = memberTokens;
  return (await db.$count(memberTokens, and(eq(stored, token_hash), gt(c_date, since)))) === 1;
}
