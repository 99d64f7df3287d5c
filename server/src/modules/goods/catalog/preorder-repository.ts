import { taipeiDate } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

/**
 * Opens and closes the pre-orders of all products, or of `prd_ids`: they are accepted until their deadline, and until the
 * day on which they leave is over. Only variants that differ are changed, and they are locked as orders lock them (ADR
 * 0212), so that several instances may run this.
 */
export async function updatePreorders(
  db: Database,
  now: Date,
  prd_ids?: readonly string[],
): Promise<void> {
  // Written as in the partial index; where a date was removed, that save has closed the pre-orders.
  const which = prd_ids
    ? sql`products.prd_id = ANY(${textArray(prd_ids)})`
    : sql`preorder_until IS NOT NULL`;
  await db.execute(sql`WITH due AS (
      SELECT var_id, is_open FROM variants JOIN (
        SELECT prd_id, coalesce(preorder_until > ${now.toISOString()}::timestamptz, false)
          AND preorder_ships >= ${taipeiDate(now)} AND preorder_ships <> '' AS is_open
        FROM products WHERE ${which}) AS terms USING (prd_id)
      WHERE pre_open <> is_open ORDER BY prd_id COLLATE "C", var_id COLLATE "C"
      FOR NO KEY UPDATE OF variants)
    UPDATE variants SET pre_open = is_open FROM due WHERE variants.var_id = due.var_id`);
}
