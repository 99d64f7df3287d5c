import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { adminAccounts, auditLog, endedAdminSessions } from '../../../platform/db/schema/index.ts';

export type AdminAccount = typeof adminAccounts.$inferSelect;

export async function findAccount(db: Database, account: string): Promise<AdminAccount | null> {
  const [row] = await db.select().from(adminAccounts).where(eq(adminAccounts.account, account));
  return row ?? null;
}

/** The account of a sign-in; null where it is disabled, or the sign-in of this browser has ended. */
export async function findAccountOfSignIn(
  db: Database,
  { userId, browser }: { userId: string; browser: string },
): Promise<AdminAccount | null> {
  const ended = db
    .select({ one: sql`1` })
    .from(endedAdminSessions)
    .where(eq(endedAdminSessions.browser_hash, browser));
  const [row] = await db
    .select()
    .from(adminAccounts)
    .where(
      and(eq(adminAccounts.account, userId), isNull(adminAccounts.disabled_at), notExists(ended)),
    );
  return row ?? null;
}

export function findAccountsWithSignIn(db: Database) {
  const last = sql<string | null>`(SELECT max(${auditLog.at}) FROM ${auditLog}
    WHERE ${auditLog.actor} = ${adminAccounts.account} AND ${auditLog.action} = 'account.sign-in'
      AND ${auditLog.actor_kind} = 'administrator' AND ${auditLog.outcome} = 'ok')`;
  return db
    .select({ account: adminAccounts, signed_in_at: last.mapWith(auditLog.at) })
    .from(adminAccounts)
    .orderBy(asc(adminAccounts.account));
}

export async function lockOwners(db: Database): Promise<string[]> {
  const rows = await db
    .select({ account: adminAccounts.account })
    .from(adminAccounts)
    .where(and(eq(adminAccounts.role, 'owner'), isNull(adminAccounts.disabled_at)))
    .orderBy(asc(adminAccounts.account))
    .for('update');
  return rows.map(({ account }) => account);
}

export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.$count(adminAccounts)) > 0;

export async function insertAccount(
  db: Database,
  account: typeof adminAccounts.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(adminAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ account: adminAccounts.account });
  return inserted.length === 1;
}

export async function updateAccount(
  db: Database,
  account: string,
  change: Partial<Omit<AdminAccount, 'account'>>,
): Promise<boolean> {
  const updated = await db
    .update(adminAccounts)
    .set(change)
    .where(eq(adminAccounts.account, account))
    .returning({ account: adminAccounts.account });
  return updated.length === 1;
}

/** Returns from when sign-ins count again, later with each call; null for an unknown account. */
export async function updateTokensFrom(
  db: Database,
  account: string,
  from: Date,
): Promise<Date | null> {
  const later = sql`greatest(${from.toISOString()}::timestamptz, ${adminAccounts.tokens_from} + interval '1 second')`;
  const [row] = await db
    .update(adminAccounts)
    .set({ tokens_from: later })
    .where(eq(adminAccounts.account, account))
    .returning({ tokens_from: adminAccounts.tokens_from });
  return row?.tokens_from ?? null;
}
