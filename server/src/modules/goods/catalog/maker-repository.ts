import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { listedProducts, makers, products } from '../../../platform/db/schema/index.ts';
import { safeHtml } from '../../../platform/html/safe-html.ts';

const { sort, ...STORED } = getTableColumns(makers);
const { enabled, ...SHOWN } = STORED;

/** A maker by code; null for an unknown or hidden one. Its story is sanitised again, since SQL may have written it. */
export async function findMaker(db: Database, maker_id: string) {
  const [row] = await db
    .select(SHOWN)
    .from(makers)
    .where(and(eq(makers.maker_id, maker_id), eq(makers.enabled, true)));
  return row ? { ...row, maker_story: safeHtml(row.maker_story) } : null;
}

/** The maker of a product, even a hidden one, since its registration number is still valid. */
export const findMakerOf = (db: Database, maker_id: string) =>
  firstRow(db.select(STORED).from(makers).where(eq(makers.maker_id, maker_id)));

const ofMaker = (maker_id: string) =>
  and(eq(products.maker_id, maker_id), eq(products.enabled, true));

export const countMakerGoods = (db: Database, maker_id: string): Promise<number> =>
  db.$count(products, ofMaker(maker_id));

/** A page of ids of a maker's products on offer, in the shop's order, sold-out ones last; `page` from 1. */
export async function findMakerGoods(
  db: Database,
  maker_id: string,
  { page, size }: { page: number; size: number },
): Promise<string[]> {
  const rows = await db
    .select({ prd_id: products.prd_id })
    .from(products)
    .innerJoin(listedProducts, eq(listedProducts.prd_id, products.prd_id))
    .where(ofMaker(maker_id))
    .orderBy(desc(listedProducts.in_stock), desc(products.rank), asc(products.prd_id))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(({ prd_id }) => prd_id);
}
