import { productId } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { and, asc, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  freeUnits,
  isPreorder,
  makers,
  offers,
  priceRegular,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';
import { isNamed } from './repository.ts';

/** The number of products on offer, and when the newest was listed. */
export async function findCatalogExtent(db: Database) {
  const [row] = await db
    .select({ total: count(), last: max(products.u_date) })
    .from(products)
    .where(eq(products.enabled, true));
  return { total: row?.total ?? 0, last: row?.last ?? null };
}

export const findCatalogIds = (db: Database, page: number, size: number) =>
  db
    .select({ prd_id: products.prd_id, u_date: products.u_date })
    .from(products)
    .where(eq(products.enabled, true))
    .orderBy(asc(products.prd_id))
    .limit(size)
    .offset((page - 1) * size);

export async function findMakerIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ maker_id: makers.maker_id })
    .from(makers)
    .where(eq(makers.enabled, true))
    .orderBy(asc(makers.sort), asc(makers.maker_id));
  return rows.map(({ maker_id }) => maker_id);
}

/**
 * The picture that a product's page opens with: of the variant that the address names, if it has one of its own; '' where
 * there is none.
 */
export async function findMainPicture(db: Database, id: string, var_id: string): Promise<string> {
  const [row] = await db
    .select({ own: variants.picture, main: products.prd_man_pic })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(and(isNamed(id), eq(products.enabled, true), inArray(variants.var_id, [id, var_id])))
    .orderBy(desc(eq(variants.var_id, var_id)))
    .limit(1);
  return row?.own || (row?.main ?? '');
}

/** The day on which it leaves, where it is a pre-order; '' for others. */
const preorderDay = (is: SQL | typeof offers.preorder) =>
  sql<string>`CASE WHEN ${is} THEN ${products.preorder_ships} ELSE '' END`;

const findSharedVariants = (db: Database, prd_id: string) => {
  const { var_id, option_values, price_now: price, price1, picture, barcode } = variants;
  return db
    .select({
      ...{ var_id, option_values, price, price1, picture, barcode },
      ...{ tot_qty: freeUnits(), price_regular: priceRegular },
      preorder: preorderDay(isPreorder),
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(and(eq(variants.prd_id, prd_id), eq(variants.enabled, true)))
    .orderBy(asc(variants.sort), asc(variants.var_id));
};

/** The preview data of a product, by its id or a variant's; null where it is not on offer. */
export async function findSharedProduct(db: Database, id: string) {
  if (!safeParse(productId, id).success) return null;
  const { prd_id, prd_name, prd_man_pic, prd_text_desc, cate_id, options } = products;
  const { price, price1, price_regular, tot_qty } = offers;
  const { special_until } = products;
  const [row] = await db
    .select({
      ...{ prd_id, prd_name, prd_man_pic, prd_text_desc, cate_id, price, price1, tot_qty },
      ...{ price_regular, special_until },
      preorder: preorderDay(offers.preorder),
      options,
      maker_id: makers.maker_id,
      maker_name: makers.maker_name,
    })
    .from(products)
    .innerJoin(offers, eq(offers.prd_id, prd_id))
    .leftJoin(makers, and(eq(makers.maker_id, products.maker_id), eq(makers.enabled, true)))
    .where(and(isNamed(id), eq(products.enabled, true), eq(offers.on_sale, true)));
  if (row === undefined) return null;
  return {
    ...row,
    variants: row.options.length > 0 ? await findSharedVariants(db, row.prd_id) : [],
  };
}
