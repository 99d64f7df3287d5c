import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { members, promoOrders, promoTallies } from '../../../../platform/db/schema/index.ts';

/** The promoter, locked against erasure until the transaction ends; undefined where they are erased already. */
export async function lockPromoter(tx: Database, cus_id: string) {
  const [promoter] = await tx
    .select({ cus_id: members.cus_id, acc_email: members.acc_email })
    .from(members)
    .where(eq(members.cus_id, cus_id))
    .for('key share');
  return promoter;
}

/**
 * Stores a promoter's profit from an order. Call it before the order leaves its draft status, when the trigger counts
 * it.
 */
export async function insertPromoOrder(
  tx: Database,
  order: typeof promoOrders.$inferInsert,
): Promise<void> {
  await tx.insert(promoOrders).values(order);
}

/** Serialises merging and deleting counts: a merge that runs while counts are deleted would write them again. */
export const lockTallies = (tx: Database) => lockByName(tx, 'promo tallies');

export async function deleteTallies(tx: Database, cus_id: string): Promise<void> {
  await lockTallies(tx);
  await tx.delete(promoTallies).where(eq(promoTallies.cus_id, cus_id));
}

/** How many rows are merged in one transaction. */
export const TALLY_BATCH = 20_000;

/**
 * Adds the oldest new counts to their totals in one statement, so that readers see all of it or nothing. Returns how
 * many rows it merged.
 */
export async function mergeTallyBatch(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH taken AS (
      DELETE FROM promo_tallies WHERE id IN (
        SELECT id FROM promo_tallies WHERE NOT merged ORDER BY id LIMIT ${TALLY_BATCH})
      RETURNING *),
    added AS (
      INSERT INTO promo_tallies AS t (cus_id, month, code, prd_id, status, orders, qty, sales, profit, merged)
      SELECT cus_id, month, code, prd_id, status, sum(orders), sum(qty), sum(sales), sum(profit), true
      FROM taken GROUP BY cus_id, month, code, prd_id, status
      ON CONFLICT (cus_id, month, code, prd_id, status) WHERE merged DO UPDATE SET
        orders = t.orders + EXCLUDED.orders, qty = t.qty + EXCLUDED.qty,
        sales = t.sales + EXCLUDED.sales, profit = t.profit + EXCLUDED.profit
      RETURNING 1)
    SELECT count(*)::int AS n FROM taken`);
  return rows[0]?.n ?? 0;
}
