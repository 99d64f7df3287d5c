import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from './product-filter.ts';

const anyOf = (ids: readonly string[]) => sql`cate_id = ANY(${sql.param([...ids])}::text[])`;

/** The conjunction of these conditions; undefined ones are ignored. */
export const all = (conditions: (SQL | undefined)[]): SQL => {
  const given = conditions.filter((one) => one !== undefined);
  return given.length > 0 ? sql.join(given, sql` AND `) : sql`true`;
};

/** The price column of this level. */
export const priceColumn = (pl: number): SQL =>
  pl >= PROMO_PRICE_LEVEL ? sql`price_group` : sql`price`;

/** A two-character word is decided by the bigram index; the bigrams of a longer one may match in another order. */
const PAIR = 2;

/** The index finds texts with all bigrams; only the text itself shows whether they are adjacent. */
function holding(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const long = words.filter((word) => [...word].length > PAIR);
  const each = long.map(
    (word) =>
      sql`(strpos(search_name, ${word}) > 0 OR strpos(search_shelf, ${word}) > 0 OR strpos(search_text, ${word}) > 0)`,
  );
  return all([sql`search @@ search_query(${sql.param([...words])}::text[])`, ...each]);
}

/** The scope of a list before its filters: category, words, featured products. */
export const base = ({ categoryIds, words, query }: ProductFilter): SQL =>
  all([
    categoryIds && anyOf(categoryIds),
    holding(words),
    query.featured ? sql`featured IS NOT NULL` : undefined,
  ]);

/** Each filter by itself, `true` where it is not set. */
export function filters({ chosen, query: { narrowing } }: ProductFilter) {
  const { min, max, stock, free, pl } = narrowing;
  const price = priceColumn(pl);
  const from = min > 0 ? sql`${price} >= ${min}` : undefined;
  const until = Number.isFinite(max) ? sql`${price} <= ${max}` : undefined;
  return {
    cate: chosen ? anyOf(chosen) : sql`true`,
    price: all([from, until]),
    stock: stock ? sql`in_stock` : sql`true`,
    free: free ? sql`ships_free` : sql`true`,
  };
}

/** Whether counting requires looking at each product. */
export const isSearched = ({ words, query: { featured } }: ProductFilter): boolean =>
  words.length > 0 || featured;

/** The complete condition of the list. */
export function condition(filter: ProductFilter): SQL {
  const { cate, price, stock, free } = filters(filter);
  return sql`${base(filter)} AND ${cate} AND ${price} AND ${stock} AND ${free}`;
}
