import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import { base, filters, priceColumn } from './conditions.ts';
import { stepsBetween } from './price-steps.ts';
import type { ProductFilter } from './product-filter.ts';

/**
 * A list without words as counted rows: `cate_id`, `in_stock`, `ships_free`, number of `products`, and whether they
 * match the price filter (`priced`). Products are read only where a price limit falls inside a price step.
 */
export function counted(filter: ProductFilter): SQL {
  const { min, max, pl } = filter.query.narrowing;
  const price = priceColumn(pl);
  const { steps, ends } = stepsBetween(min, max);
  const until = Number.isFinite(steps.until) ? sql`step <= ${steps.until}` : sql`true`;
  const from = sql`SELECT cate_id, in_stock, ships_free, step >= ${steps.from} AND ${until} AS priced, products
    FROM price_counts WHERE at_group = ${isGroupPriceLevel(pl)} AND ${base(filter)}`;
  if (ends.length === 0) return from;
  const atEnds = ends.map((end) => sql`${price} BETWEEN ${end.from} AND ${end.until}`);
  return sql`${from} UNION ALL SELECT cate_id, in_stock, ships_free, true, 1
    FROM listed_products WHERE ${base(filter)} AND (${sql.join(atEnds, sql` OR `)})`;
}

/** The number of products of a list without words. */
export function countOf(filter: ProductFilter): SQL {
  const { cate, stock, free } = filters(filter);
  return sql`SELECT coalesce(sum(products), 0)::integer FROM (${counted(filter)}) AS counted
    WHERE priced AND ${cate} AND ${stock} AND ${free}`;
}
