import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { otpCodes } from '../../../platform/db/schema/index.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { mailboxSql } from '../mail/mailbox-repository.ts';
import { CODE_ATTEMPTS, CODE_MINUTES } from './codes.ts';

async function deleteCodes(tx: Database, email: string): Promise<number> {
  const gone = await tx
    .delete(otpCodes)
    .where(eq(otpCodes.email, email))
    .returning({ id: otpCodes.id });
  return gone.length;
}

export const codeData: DataHooks = {
  tables: { otp_codes: (db, { email }) => personRows(db, otpCodes, eq(otpCodes.email, email)) },
  forget:
    async (tx, { email }) =>
    async () => ({ codes: await deleteCodes(tx, email) }),
};

export type CodeRow = typeof otpCodes.$inferSelect;

export const lockCodes = (tx: Database, email: string) => lockByName(tx, `otp ${mailboxOf(email)}`);

/** Account and purpose of codes: a code for one purpose is not valid for another. */
export type CodeOwner = Pick<CodeRow, 'email' | 'purpose'>;

const ownedBy = ({ email, purpose }: CodeOwner) =>
  and(eq(otpCodes.email, email), eq(otpCodes.purpose, purpose));

const valid = (owner: CodeOwner, now: Date) =>
  and(ownedBy(owner), isNull(otpCodes.used_at), gt(otpCodes.expires_at, now));

type Asker = Record<'asker_hash' | 'network_hash', string>;

/** How many codes were requested for a mailbox since a moment: by anybody, by this browser, and by this network. */
export async function countCodesSince(
  db: Database,
  owner: CodeOwner,
  { asker_hash, network_hash }: Asker,
  since: Date,
) {
  const of = (column: AnyPgColumn, value: string) =>
    sql<number>`count(*) FILTER (WHERE ${eq(column, value)})`.mapWith(Number);
  const [row] = await db
    .select({
      all: count(),
      browser: of(otpCodes.asker_hash, asker_hash),
      network: of(otpCodes.network_hash, network_hash),
    })
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.purpose, owner.purpose),
        eq(mailboxSql(otpCodes.email), mailboxOf(owner.email)),
        gt(otpCodes.c_date, since),
      ),
    );
  return row ?? { all: 0, browser: 0, network: 0 };
}

/** Stores a new code and invalidates the browser's earlier one; codes of other browsers stay valid. */
export async function insertCode(
  db: Database,
  code: Pick<CodeRow, 'email' | 'purpose' | 'code_hash' | 'magic_hash'> & Asker,
  now: Date,
): Promise<void> {
  await db
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(valid(code, now), eq(otpCodes.asker_hash, code.asker_hash)));
  const expires_at = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await db.insert(otpCodes).values({ ...code, id: randomUUID(), expires_at, c_date: now });
}

/** Codes that this browser requested have attempts of their own, which others can't use up. */
export async function incrementTries(
  db: Database,
  owner: CodeOwner,
  askerHashes: string[],
  now: Date,
): Promise<CodeRow[]> {
  const { attempts, loose_attempts, asker_hash, code_hash } = otpCodes;
  const own = sql`coalesce(${inArray(asker_hash, askerHashes)}, false)`;
  return db
    .update(otpCodes)
    .set({
      attempts: sql`${attempts} + CASE WHEN ${own} THEN 1 ELSE 0 END`,
      loose_attempts: sql`${loose_attempts} + CASE WHEN ${own} THEN 0 ELSE 1 END`,
    })
    .where(
      and(
        valid(owner, now),
        ne(code_hash, ''),
        sql`CASE WHEN ${own} THEN ${attempts} ELSE ${loose_attempts} END < ${CODE_ATTEMPTS}::int`,
      ),
    )
    .returning();
}

export const findCodesOf = (
  db: Database,
  owner: CodeOwner,
  askerHashes: string[],
): Promise<CodeRow[]> =>
  db
    .select()
    .from(otpCodes)
    .where(and(ownedBy(owner), inArray(otpCodes.asker_hash, askerHashes)))
    .orderBy(desc(otpCodes.c_date), isNotNull(otpCodes.used_at));

export async function findCodeByMagicHash(
  db: Database,
  magicHash: string,
): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(otpCodes)
    .where(and(eq(otpCodes.magic_hash, magicHash), eq(otpCodes.purpose, 'sign-in')));
  return row ?? null;
}

export async function markCodeUsed(db: Database, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.id, id), isNull(otpCodes.used_at)))
    .returning({ id: otpCodes.id });
  return spent.length === 1;
}

export async function deleteExpiredCodes(db: Database, before: Date): Promise<void> {
  await db.delete(otpCodes).where(lt(otpCodes.expires_at, before));
}
