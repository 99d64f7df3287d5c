import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';

export type AdminAccount = typeof adminAccounts.$inferSelect;

/** Wrong passwords in a row after which an account rests. */
export const LOGIN_ATTEMPTS = 5;
/** Minutes it rests. */
export const LOCKED_MINUTES = 15;

/** Takes one try before the password is looked at, so that many at once gain nothing; null when unknown or resting. */
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

/** The password was right: the tries begin anew. */
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
