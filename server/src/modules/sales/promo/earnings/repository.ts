import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { members, promoOrders, promoTallies } from '../../../../platform/db/schema/index.ts';

/** The promoter, locked against erasure until the transaction ends; undefined where they are erased already. */
export const lockPromoter = (tx: Database, cus_id: string) =>
  firstRow(
    tx
      .select({ cus_id: members.cus_id, acc_email: members.acc_email })
      .from(members)
      .where(eq(members.cus_id, cus_id))
      .for('key share'),
  );

/** Stores a promoter's profit from an order. Call it before the order leaves its draft status, for the trigger. */
export const insertPromoOrder = (tx: Database, order: typeof promoOrders.$inferInsert) =>
  tx.insert(promoOrders).values(order);

/** Serialises merging and deleting counts: a merge that runs while counts are deleted would write them again. */
export const lockTallies = (tx: Database) => lockByName(tx, 'promo tallies');

export async function deleteTallies(tx: Database, cus_id: string): Promise<void> {
  await lockTallies(tx);
  await tx.delete(promoTallies).where(eq(promoTallies.cus_id, cus_id));
}

/** How many rows are merged in one transaction. */
export const TALLY_BATCH = 20_000;

/** Adds the oldest new counts to their totals in one statement, seen whole or not at all; returns how many rows. */
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
