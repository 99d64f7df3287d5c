import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { makers, products } from '../../../../platform/db/schema/index.ts';

/** How many products each maker has, for sale or not; those without any are omitted. */
export async function countProductsByMaker(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ maker_id: products.maker_id, count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .where(isNotNull(products.maker_id))
    .groupBy(products.maker_id);
  return new Map(rows.map(({ maker_id, count }) => [maker_id ?? '', count]));
}

/** Locks a maker: waits for products that are being assigned to it, and blocks further ones. */
export async function lockMaker(tx: Database, maker_id: string): Promise<void> {
  await tx
    .select({ maker_id: makers.maker_id })
    .from(makers)
    .where(eq(makers.maker_id, maker_id))
    .for('update');
}

export async function deleteMaker(tx: Database, maker_id: string): Promise<void> {
  await tx.delete(makers).where(eq(makers.maker_id, maker_id));
}
