import type { ProductOrder } from '@pinpu/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { priceColumn } from './conditions.ts';
import type { Wanted } from './wanted.ts';

/** How well a name, its categories and its description answer one word, best last. */
const placeOf = (word: string): SQL =>
  sql`CASE WHEN strpos(search_name, ${word}) > 0 THEN 3 WHEN strpos(search_shelf, ${word}) > 0 THEN 2 ELSE 1 END`;

/** A product is as good as its worst word; better where its name begins with them all, best where it is nothing else. */
function relevance(words: readonly string[]): SQL {
  const whole = words.join(' ');
  const worst = sql`least(${sql.join(words.map(placeOf), sql`, `)})`;
  return sql`CASE WHEN search_name = ${whole} THEN 5 WHEN starts_with(search_name, ${whole}) THEN 4 ELSE ${worst} END`;
}

/** As the indexes are written, nulls included, or no index is walked; ties are broken by id, in its direction too. */
function columnOrder(order: ProductOrder, pl: number): SQL {
  const price = priceColumn(pl);
  const orders: Record<ProductOrder, SQL> = {
    rank: sql`rank DESC NULLS LAST, prd_id`,
    new: sql`u_date DESC NULLS LAST, prd_id`,
    hot: sql`sold_out_qty DESC NULLS LAST, prd_id`,
    price_asc: sql`${price}, prd_id`,
    price_desc: sql`${price} DESC, prd_id DESC`,
  };
  return orders[order];
}

/** What a list is sorted by; 綜合排名 puts first what answers the keyword best. */
export function orderOf({ words, query: { order, featured, narrowing } }: Wanted): SQL {
  if (featured) return sql`featured, prd_id`;
  const columns = columnOrder(order, narrowing.pl);
  if (order !== 'rank' || words.length === 0) return columns;
  return sql`${relevance(words)} DESC, ${columns}`;
}
