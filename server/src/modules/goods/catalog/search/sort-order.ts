import type { ProductOrder } from '@pinpu/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { priceColumn } from './conditions.ts';
import type { ProductFilter } from './product-filter.ts';

/** A sort order: `by` selects the key, `forward` sorts by it, `backward` from the end. */
export interface Order {
  by: SQL;
  forward: SQL;
  backward: SQL;
}

/** As in the indexes, nulls included, or none is used; the id breaks ties, same direction. */
const rising = (column: SQL): Order => ({
  by: sql`${column} AS sorted_by`,
  forward: sql`sorted_by, prd_id`,
  backward: sql`sorted_by DESC, prd_id DESC`,
});

const falling = (column: SQL): Order => ({
  by: sql`${column} AS sorted_by`,
  forward: sql`sorted_by DESC NULLS LAST, prd_id`,
  backward: sql`sorted_by NULLS FIRST, prd_id DESC`,
});

function columnOrder(order: ProductOrder, pl: number): Order {
  const dear = rising(priceColumn(pl));
  const orders: Record<ProductOrder, Order> = {
    rank: falling(sql`rank`),
    new: falling(sql`u_date`),
    hot: falling(sql`sold_out_qty`),
    price_asc: dear,
    price_desc: { ...dear, forward: dear.backward, backward: dear.forward },
  };
  return orders[order];
}

export const isRelevanceOrder = ({ query: { order, featured } }: ProductFilter): boolean =>
  order === 'rank' && !featured;

/** The sort order of a list; 綜合排名 ranks by relevance first. */
export function orderOf({ match, query: { order, featured, narrowing } }: ProductFilter): Order {
  if (featured) return rising(sql`featured`);
  const columns = columnOrder(order, narrowing.pl);
  if (order !== 'rank' || match === undefined) return columns;
  return {
    by: sql`${match.relevance} AS place, ${columns.by}`,
    forward: sql`place DESC, ${columns.forward}`,
    backward: sql`place, ${columns.backward}`,
  };
}
