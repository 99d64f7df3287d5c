import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';

export type AdminAccount = typeof adminAccounts.$inferSelect;

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
