import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import { base, filters, priceColumn } from './conditions.ts';
import type { ProductFilter } from './product-filter.ts';

/** As SQL's `price_step`: prices with equal length and first two digits share one. */
function stepOf(price: number) {
  const width = 10 ** Math.max(0, String(price).length - 2);
  const from = price - (price % width);
  return { from, until: from + width - 1 };
}

interface Span {
  from: number;
  until: number;
}

/** Splits the range `min` to `max` into whole steps and the partial steps at both ends. */
export function stepsBetween(min: number, max: number): { steps: Span; ends: Span[] } {
  const low = stepOf(min);
  const high = Number.isFinite(max) ? stepOf(max) : { from: max, until: max };
  const isLowWhole = low.from === min;
  const isHighWhole = high.until === max;
  if (low.from === high.from && !(isLowWhole && isHighWhole)) {
    return { steps: { from: 1, until: 0 }, ends: [{ from: min, until: max }] };
  }
  const ends: Span[] = [];
  if (!isLowWhole) ends.push({ from: min, until: low.until });
  if (!isHighWhole) ends.push({ from: high.from, until: max });
  return {
    steps: {
      from: isLowWhole ? low.from : low.until + 1,
      until: isHighWhole ? high.from : high.from - 1,
    },
    ends,
  };
}

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

export function countOf(filter: ProductFilter): SQL {
  const { cate, stock, free } = filters(filter);
  return sql`SELECT coalesce(sum(products), 0)::integer FROM (${counted(filter)}) AS counted
    WHERE priced AND ${cate} AND ${stock} AND ${free}`;
}
