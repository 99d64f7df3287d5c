import type { ProductOrder } from '@pinpu/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { priceColumn } from './conditions.ts';
import type { ProductFilter } from './product-filter.ts';

/** A sort order: `by` selects the key, `forward` sorts by it, `backward` from the end. */
export interface Order {
  by: SQL;
  forward: SQL;
  backward: SQL;
  /** Whether no index has this order, but one has it for products for sale, and for sold-out ones. */
  isByKind?: boolean;
}

/** As in the indexes, nulls included, or none is used; the id breaks ties, same direction. Sold-out products are last. */
const rising = (column: SQL): Order => ({
  by: sql`in_stock AS stocked, ${column} AS sorted_by`,
  forward: sql`stocked DESC NULLS LAST, sorted_by, prd_id`,
  backward: sql`stocked NULLS FIRST, sorted_by DESC, prd_id DESC`,
});

const dearestFirst = (column: SQL): Order => ({
  by: sql`in_stock AS stocked, ${column} AS sorted_by`,
  forward: sql`stocked DESC NULLS LAST, sorted_by DESC, prd_id DESC`,
  backward: sql`stocked NULLS FIRST, sorted_by, prd_id`,
  isByKind: true,
});

const falling = (column: SQL): Order => ({
  by: sql`in_stock AS stocked, ${column} AS sorted_by`,
  forward: sql`stocked DESC NULLS LAST, sorted_by DESC NULLS LAST, prd_id`,
  backward: sql`stocked NULLS FIRST, sorted_by NULLS FIRST, prd_id DESC`,
});

/** The shop's rank has sold-out products last (`rank_in_lists`). */
const RANK: Order = {
  by: sql`rank AS sorted_by`,
  forward: sql`sorted_by DESC NULLS LAST, prd_id`,
  backward: sql`sorted_by NULLS FIRST, prd_id DESC`,
};

function columnOrder(order: ProductOrder, pl: number): Order {
  const dear = rising(priceColumn(pl));
  const orders: Record<ProductOrder, Order> = {
    rank: RANK,
    new: falling(sql`u_date`),
    hot: falling(sql`sold_out_qty`),
    price_asc: dear,
    price_desc: dearestFirst(priceColumn(pl)),
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
