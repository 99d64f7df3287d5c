import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';

export type AdminAccount = typeof adminAccounts.$inferSelect;

/** Wrong passwords in a row that lock an account. */
export const LOGIN_ATTEMPTS = 5;
/** Minutes an account stays locked. */
export const LOCKED_MINUTES = 15;

/** Counts one attempt before the password is checked, so that parallel guesses gain nothing; null if unknown or locked. */
export async function countLoginAttempt(
  db: Database,
  account: string,
  now: Date,
): Promise<AdminAccount | null> {
  const rested = sql`${adminAccounts.locked_until} <= ${now.toISOString()}::timestamptz`;
  const tries = sql`CASE WHEN ${rested} THEN 1 ELSE ${adminAccounts.failed_attempts} + 1 END`;
  const until = new Date(now.getTime() + LOCKED_MINUTES * 60_000).toISOString();
  const [row] = await db
    .update(adminAccounts)
    .set({
      failed_attempts: tries,
      locked_until: sql`CASE WHEN (${tries}) >= ${LOGIN_ATTEMPTS} THEN ${until}::timestamptz END`,
    })
    .where(
      and(
        eq(adminAccounts.account, account),
        or(isNull(adminAccounts.locked_until), lte(adminAccounts.locked_until, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** The password was right: resets the counter. */
export async function resetLoginAttempts(db: Database, account: string): Promise<void> {
  await db
    .update(adminAccounts)
    .set({ failed_attempts: 0, locked_until: null })
    .where(eq(adminAccounts.account, account));
}

export async function findAccount(db: Database, account: string): Promise<AdminAccount | null> {
  const [row] = await db.select().from(adminAccounts).where(eq(adminAccounts.account, account));
  return row ?? null;
}

export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.$count(adminAccounts)) > 0;

export async function insertAccount(
  db: Database,
  account: typeof adminAccounts.$inferInsert,
): Promise<void> {
  await db.insert(adminAccounts).values(account);
}
