import { and, asc, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { catalogueMarks, products } from '../../../db/schema/index.ts';

/** What finding needs to know of a product. */
const FACTS = {
  prd_id: products.prd_id,
  prd_name: products.prd_name,
  prd_text_desc: products.prd_text_desc,
  sl_desc_content: products.sl_desc_content,
  ma_desc_content: products.ma_desc_content,
  cate_id: products.cate_id,
  price: products.price,
  price1: products.price1,
  tot_qty: sql<number>`${products.on_hand} - ${products.reserved}`,
  sold_out_qty: products.sold_out_qty,
  ship_fee: products.ship_fee,
  featured: products.featured,
  rank: products.rank,
  enabled: products.enabled,
  u_date: products.u_date,
};

const factsWhere = (db: Database, where: SQL | undefined) =>
  db.select(FACTS).from(products).where(where);
export type ProductFacts = Awaited<ReturnType<typeof factsWhere>>[number];

/** A moment of the database: whoever sees the same snapshot sees the same rows. */
export interface Moment {
  snapshot: string;
  /** Transactions from here on may not have been visible yet. */
  oldest: number;
  /** Transactions from here on had not begun. */
  next: number;
  /** Writes to categories, and removals of products, up to here. */
  categories: number;
  removals: number;
}

const writes = (name: 'categories' | 'removals') =>
  sql`coalesce((SELECT ${catalogueMarks.writes} FROM ${catalogueMarks} WHERE ${catalogueMarks.name} = ${name}), 0)`;

export async function readMoment(db: Database): Promise<Moment> {
  const { rows } = await db.execute<Omit<Moment, 'oldest' | 'next'>>(
    sql`SELECT pg_current_snapshot()::text AS snapshot, ${writes('categories')} AS categories, ${writes('removals')} AS removals`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database names no snapshot');
  const [oldest, next] = row.snapshot.split(':', 2).map(Number);
  return { ...row, oldest: oldest ?? 0, next: next ?? 0 };
}

/**
 * Products written by what was not yet visible at `since`. Rows of a restored database may carry numbers of
 * transactions that are still to come here; `now` leaves them out.
 */
export const changedProducts = (
  db: Database,
  since: Moment,
  now: Moment,
): Promise<ProductFacts[]> =>
  factsWhere(db, and(gte(products.changed, since.oldest), lt(products.changed, now.next)));

const BATCH = 2500;

/** Every product, in batches: between two of them others get their turn at the embedded database. */
export async function* allProducts(db: Database): AsyncGenerator<ProductFacts[], void, undefined> {
  let last = '';
  while (true) {
    const rows = await factsWhere(db, gt(products.prd_id, last))
      .orderBy(asc(products.prd_id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.prd_id ?? last;
  }
}
