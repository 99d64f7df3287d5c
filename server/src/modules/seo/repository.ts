import { asc, count, eq, max } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { products } from '../../platform/db/schema/index.ts';

/** How many products are on offer, and when the last of them was listed. */
export async function measureCatalogue(db: Database) {
  const [row] = await db
    .select({ total: count(), last: max(products.u_date) })
    .from(products)
    .where(eq(products.enabled, true));
  return { total: row?.total ?? 0, last: row?.last ?? null };
}

/** One page of the catalogue by id, from 1. */
export const catalogueIds = (db: Database, page: number, size: number) =>
  db
    .select({ prd_id: products.prd_id, u_date: products.u_date })
    .from(products)
    .where(eq(products.enabled, true))
    .orderBy(asc(products.prd_id))
    .limit(size)
    .offset((page - 1) * size);
