import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from './product-filter.ts';
import { inCategories } from './sql-terms.ts';

/** The conjunction of these conditions; undefined ones are ignored. */
export const all = (conditions: (SQL | undefined)[]): SQL => {
  const defined = conditions.filter((one) => one !== undefined);
  return defined.length > 0 ? sql.join(defined, sql` AND `) : sql`true`;
};

export const priceColumn = (pl: number): SQL =>
  isGroupPriceLevel(pl) ? sql`price_group` : sql`price`;

const scope = ({ categoryIds, labels, query }: ProductFilter, matching: SQL | undefined): SQL =>
  all([
    categoryIds && inCategories(categoryIds),
    matching,
    labels,
    query.featured ? sql`featured IS NOT NULL` : undefined,
  ]);

/** The scope of a list before its filters: category, words, featured products. */
export const base = (filter: ProductFilter): SQL => scope(filter, filter.match?.condition);

/** The condition of each filter; `true` where a filter is not set. */
export function filters({ chosen, query: { narrowing } }: ProductFilter) {
  const { min, max, stock, free, pl } = narrowing;
  const price = priceColumn(pl);
  const from = min > 0 ? sql`${price} >= ${min}` : undefined;
  const until = Number.isFinite(max) ? sql`${price} <= ${max}` : undefined;
  return {
    cate: chosen ? inCategories(chosen) : sql`true`,
    price: all([from, until]),
    stock: stock ? sql`in_stock` : sql`true`,
    free: free ? sql`ships_free` : sql`true`,
  };
}

export const isNarrowed = ({ chosen, query }: ProductFilter): boolean => {
  const { min, max, stock, free } = query.narrowing;
  return chosen !== undefined || min > 0 || Number.isFinite(max) || stock || free;
};

/** Whether counting requires looking at each product. */
export const isSearched = ({ match, query: { featured } }: ProductFilter): boolean =>
  match !== undefined || featured;

/** The complete condition of the list; `matching` replaces the condition of its words. */
export function condition(filter: ProductFilter, matching = filter.match?.condition): SQL {
  const { cate, price, stock, free } = filters(filter);
  return sql`${scope(filter, matching)} AND ${cate} AND ${price} AND ${stock} AND ${free}`;
}
