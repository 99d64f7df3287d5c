import { type SQL, sql } from 'drizzle-orm';
import { condition } from './conditions.ts';
import { offsetOf } from './found-page.ts';
import type { ProductFilter } from './product-filter.ts';
import { type Order, orderOf } from './sort-order.ts';

/** Every product of the list with its sort key. */
export const found = (filter: ProductFilter, { by }: Order): SQL =>
  sql`SELECT prd_id, ${by} FROM listed_products WHERE ${condition(filter)}`;

/** A page of the matches in `found`, and their number, as columns. */
export const pageOfFound = (filter: ProductFilter): SQL =>
  sql`(SELECT count(*)::integer FROM found) AS total, ARRAY(
    SELECT prd_id FROM found ORDER BY ${orderOf(filter).forward}
    LIMIT ${filter.query.size} OFFSET ${offsetOf(filter)}) AS prd_ids`;

/** A page of a keyword search; matches are read once. */
export const searchedPage = (filter: ProductFilter): SQL =>
  sql`WITH found AS MATERIALIZED (${found(filter, orderOf(filter))}) SELECT ${pageOfFound(filter)}`;
