import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { rowsOfMember } from '../../../platform/db/person-rows.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import {
  members,
  memberTokens,
  passkeyChallenges,
  passkeys,
} from '../../../platform/db/schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Serialises changes of how many passkeys a member has. */
export const lockPasskeys = (tx: Database, cus_id: string) => lockByName(tx, `passkeys ${cus_id}`);

export const findPasskeysOf = (db: Database, cus_id: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.cus_id, cus_id))
    .orderBy(asc(passkeys.c_date), asc(passkeys.id));

export const findPasskey = (db: Database, id: string) =>
  firstRow(db.select().from(passkeys).where(eq(passkeys.id, id)));

/** Locked before the passkey, in the same order as the erasure does. */
export const lockMember = (tx: Database, cus_id: string) =>
  firstRow(tx.select().from(members).where(eq(members.cus_id, cus_id)).for('key share'));

/** Stores a passkey; false where its id exists already, for any member. */
export const insertPasskey = (db: Database, row: typeof passkeys.$inferInsert) =>
  hasRows(db.insert(passkeys).values(row).onConflictDoNothing().returning());

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

export const updateName = (db: Database, cus_id: string, id: string, name: string) =>
  hasRows(
    db.update(passkeys).set({ name }).where(ofMember(cus_id, id)).returning({ id: passkeys.id }),
  );

/** Removes a member's passkey and returns it; undefined where none has this id. */
export const deletePasskey = (db: Database, cus_id: string, id: string) =>
  firstRow(db.delete(passkeys).where(ofMember(cus_id, id)).returning());

export async function hasBegunSince(db: Database, token_hash: string, since: Date) {
  const { token_hash: stored, c_date } = memberTokens;
  return (await db.$count(memberTokens, and(eq(stored, token_hash), gt(c_date, since)))) === 1;
}

type Challenge = Pick<typeof passkeyChallenges.$inferSelect, 'challenge_hash' | 'asker_hash'>;

export const insertChallenge = (db: Database, challenge: Challenge, expires_at: Date) =>
  db.insert(passkeyChallenges).values({ ...challenge, expires_at });

/** Uses up a challenge; false where this browser has none, or it has expired. */
export async function deleteChallenge(
  db: Database,
  { challenge_hash, asker_hash }: Challenge,
  now: Date,
): Promise<boolean> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge_hash, challenge_hash),
        eq(passkeyChallenges.asker_hash, asker_hash),
      ),
    )
    .returning({ expires_at: passkeyChallenges.expires_at });
  return taken !== undefined && taken.expires_at > now;
}

export const deleteExpiredChallenges = (db: Database, now: Date) =>
  db.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, now));

/** Passkeys are deleted with their member, by a foreign key. */
export const passkeyData: DataHooks = { tables: { passkeys: rowsOfMember(passkeys) } };
