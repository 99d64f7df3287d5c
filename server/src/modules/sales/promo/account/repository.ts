import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { promoAccounts } from '../../../../platform/db/schema/index.ts';

export type AccountRow = typeof promoAccounts.$inferSelect;

export const findAccount = (db: Database, cus_id: string) =>
  firstRow(db.select().from(promoAccounts).where(eq(promoAccounts.cus_id, cus_id)));

export async function upsertAccount(tx: Database, row: AccountRow): Promise<void> {
  const { cus_id: target } = promoAccounts;
  await tx.insert(promoAccounts).values(row).onConflictDoUpdate({ target, set: row });
}

/** Deletes a promoter's account and returns the row; undefined where there was none. */
export const deleteAccount = (tx: Database, cus_id: string) =>
  firstRow(tx.delete(promoAccounts).where(eq(promoAccounts.cus_id, cus_id)).returning());
