import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { isSpecialAt, products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';

const isOutdated = (now: Date) => sql`${variants.special_on} <> ${isSpecialAt(now)}`;

/** Makes the special prices of these products apply, or no longer; their variants are locked. */
export async function applySpecials(
  tx: Database,
  prd_ids: readonly string[],
  now: Date,
): Promise<void> {
  if (prd_ids.length === 0) return;
  await tx.execute(sql`UPDATE variants SET special_on = NOT special_on FROM products
    WHERE products.prd_id = variants.prd_id AND products.prd_id = ANY(${textArray(prd_ids)})
      AND ${isOutdated(now)}`);
}

/**
 * Locks variants whose special prices begin or end, in the order in which orders lock them (ADR 0212), and returns their
 * codes. Those that another transaction has locked are left for the next run.
 */
export async function lockDueSpecials(tx: Database, now: Date, limit: number): Promise<string[]> {
  const dated = sql`(${products.special_from} IS NOT NULL OR ${products.special_until} IS NOT NULL)`;
  const { rows } = await tx.execute<{ var_id: string }>(sql`SELECT var_id
    FROM variants JOIN products ON products.prd_id = variants.prd_id
    WHERE ${and(dated, isOutdated(now))}
    ORDER BY variants.prd_id COLLATE "C", var_id COLLATE "C"
    LIMIT ${limit} FOR NO KEY UPDATE OF variants SKIP LOCKED`);
  return rows.map(({ var_id }) => var_id);
}

/** Changes locked variants; those that changed meanwhile stay. */
export async function toggleSpecials(
  tx: Database,
  var_ids: readonly string[],
  now: Date,
): Promise<number> {
  if (var_ids.length === 0) return 0;
  const { rows } = await tx.execute(sql`UPDATE variants SET special_on = NOT special_on
    FROM products WHERE products.prd_id = variants.prd_id AND var_id = ANY(${textArray(var_ids)})
      AND ${isOutdated(now)} RETURNING var_id`);
  return rows.length;
}
