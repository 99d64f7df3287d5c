import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { otpCodes } from '../../platform/db/schema/index.ts';
import { CODE_ATTEMPTS, CODE_MINUTES } from './one-time-code.ts';

type CodeRow = typeof otpCodes.$inferSelect;

/** How many codes an e-mail has requested since a moment. */
export async function countCodesSince(db: Database, email: string, since: Date): Promise<number> {
  return db.$count(otpCodes, and(eq(otpCodes.email, email), gt(otpCodes.c_date, since)));
}

/** Stores a new pair of hashes and invalidates earlier pairs: one is valid per e-mail. */
export async function replaceCode(
  db: Database,
  code: Pick<CodeRow, 'email' | 'code_hash' | 'magic_hash'>,
  now: Date,
): Promise<void> {
  await db
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.email, code.email), isNull(otpCodes.used_at)));
  const expires_at = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await db.insert(otpCodes).values({ ...code, id: randomUUID(), expires_at, c_date: now });
}

/** Uses one of the five attempts of an e-mail's valid code; null without a code or attempts. */
export async function countCodeAttempt(
  db: Database,
  email: string,
  now: Date,
): Promise<CodeRow | null> {
  const [row] = await db
    .update(otpCodes)
    .set({ attempts: sql`${otpCodes.attempts} + 1` })
    .where(
      and(
        eq(otpCodes.email, email),
        isNull(otpCodes.used_at),
        gt(otpCodes.expires_at, now),
        lt(otpCodes.attempts, CODE_ATTEMPTS),
      ),
    )
    .returning();
  return row ?? null;
}

/** The valid code that a link's hash belongs to. */
export async function findCodeByMagicHash(
  db: Database,
  magicHash: string,
  now: Date,
): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.magic_hash, magicHash),
        isNull(otpCodes.used_at),
        gt(otpCodes.expires_at, now),
      ),
    );
  return row ?? null;
}

/** Marks a code as used; false when another request was first. */
export async function markCodeUsed(db: Database, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.id, id), isNull(otpCodes.used_at)))
    .returning({ id: otpCodes.id });
  return spent.length === 1;
}

/** Deletes codes that expired before a moment. */
export async function deleteExpiredCodes(db: Database, before: Date): Promise<void> {
  await db.delete(otpCodes).where(lt(otpCodes.expires_at, before));
}
