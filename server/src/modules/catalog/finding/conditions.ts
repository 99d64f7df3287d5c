import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Wanted } from './wanted.ts';

const anyOf = (ids: readonly string[]) => sql`cate_id = ANY(${sql.param([...ids])}::text[])`;

const all = (conditions: (SQL | undefined)[]): SQL =>
  sql.join([sql`enabled`, ...conditions.filter((one) => one !== undefined)], sql` AND `);

/** The column that prices mean at this level. */
export const priceColumn = (pl: number): SQL =>
  pl >= PROMO_PRICE_LEVEL ? sql`price_group` : sql`price`;

/** The index finds texts with all pairs of characters; that they stand in a row, only the text itself can tell. */
function holding(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const list = sql.param([...words]);
  const each = words.map(
    (word) =>
      sql`(strpos(search_name, ${word}) > 0 OR strpos(search_shelf, ${word}) > 0 OR strpos(search_text, ${word}) > 0)`,
  );
  return sql`search @@ search_query(${list}::text[]) AND ${sql.join(each, sql` AND `)}`;
}

/** Where a list looks, before its filters: the shelf, the words, the featured strip. */
export const base = ({ shelf, words, query }: Wanted): SQL =>
  all([
    shelf && anyOf(shelf),
    holding(words),
    query.featured ? sql`featured IS NOT NULL` : undefined,
  ]);

/** Each filter by itself, `true` where it is not set. */
export function filters({ chosen, query: { narrowing } }: Wanted) {
  const { min, max, stock, free, pl } = narrowing;
  const price = priceColumn(pl);
  const from = min > 0 ? sql`${price} >= ${min}` : sql`true`;
  const until = Number.isFinite(max) ? sql`${price} <= ${max}` : sql`true`;
  return {
    cate: chosen ? anyOf(chosen) : sql`true`,
    price: sql`${from} AND ${until}`,
    stock: stock ? sql`on_hand > reserved` : sql`true`,
    free: free ? sql`ship_fee <= 0` : sql`true`,
  };
}

/** Whether anything but the shelf decides what is in the list. */
export const isNarrowed = ({ words, chosen, query: { narrowing, featured } }: Wanted): boolean =>
  words.length > 0 ||
  chosen !== undefined ||
  featured ||
  narrowing.min > 0 ||
  Number.isFinite(narrowing.max) ||
  narrowing.stock ||
  narrowing.free;

/** Everything a product of the list must be. */
export function condition(wanted: Wanted): SQL {
  const { cate, price, stock, free } = filters(wanted);
  return sql`${base(wanted)} AND ${cate} AND ${price} AND ${stock} AND ${free}`;
}
