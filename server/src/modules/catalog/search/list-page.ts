import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { condition, isSearched } from './conditions.ts';
import { countOf } from './counts.ts';
import type { ProductFilter } from './product-filter.ts';
import { type Order, orderOf } from './sort-order.ts';

/** One page of ids, in order, and the total. */
interface FoundPage {
  [column: string]: unknown;
  prd_ids: string[];
  total: number;
}

/** Offset from which scanning from the end may be shorter. */
const DEEP = 1000;

const offsetOf = ({ query: { page, size } }: ProductFilter) => (page - 1) * size;

/** Every product of the list with its sort key. */
const found = (filter: ProductFilter, { by }: Order): SQL =>
  sql`SELECT prd_id, ${by} FROM listed_products WHERE ${condition(filter)}`;

/** Several categories: scans each along its own index and merges the first rows. */
function walk(filter: ProductFilter, order: Order, sorted: SQL, limit: SQL, offset: SQL): SQL {
  const { categoryIds, chosen } = filter;
  const cates =
    categoryIds && chosen
      ? categoryIds.filter((id) => chosen.includes(id))
      : (categoryIds ?? chosen);
  const limits = sql`LIMIT ${limit} OFFSET ${offset}`;
  if (cates === undefined) return sql`${found(filter, order)} ORDER BY ${sorted} ${limits}`;
  const within = found({ ...filter, categoryIds: undefined, chosen: undefined }, order);
  const [only, ...others] = cates;
  if (only !== undefined && others.length === 0)
    return sql`${within} AND cate_id = ${only} ORDER BY ${sorted} ${limits}`;
  return sql`SELECT shelved.* FROM unnest(${sql.param(cates)}::text[]) AS shelf (id) CROSS JOIN LATERAL (
      ${within} AND cate_id = shelf.id ORDER BY ${sorted} LIMIT ${limit} + ${offset}
    ) AS shelved ORDER BY ${sorted} ${limits}`;
}

const idsOf = (rows: SQL): SQL => sql`ARRAY(SELECT prd_id FROM (${rows}) AS walked)`;

/** A page of a list without words, scanned from the nearer end of the index. */
function walkedPage(filter: ProductFilter): SQL {
  const order = orderOf(filter);
  const { size } = filter.query;
  const offset = offsetOf(filter);
  const ahead = idsOf(walk(filter, order, order.forward, sql`${size}`, sql`${offset}::integer`));
  if (offset < DEEP) return sql`SELECT (${countOf(filter)}) AS total, ${ahead} AS prd_ids`;
  const rest = sql`greatest(0, total - ${offset}::integer)`;
  const limit = sql`least(${size}::integer, ${rest})`;
  const back = walk(filter, order, order.backward, limit, sql`(${rest} - ${limit})`);
  return sql`WITH counted AS MATERIALIZED (SELECT (${countOf(filter)}) AS total)
    SELECT total, CASE WHEN total < ${2 * offset}::integer
      THEN ARRAY(SELECT prd_id FROM (${back}) AS back ORDER BY ${order.forward})
      ELSE ${ahead} END AS prd_ids FROM counted`;
}

/** A page of a keyword search; matches are read once. */
function searchedPage(filter: ProductFilter): SQL {
  const order = orderOf(filter);
  return sql`WITH found AS MATERIALIZED (${found(filter, order)})
    SELECT (SELECT count(*)::integer FROM found) AS total, ARRAY(
      SELECT prd_id FROM found ORDER BY ${order.forward}
      LIMIT ${filter.query.size} OFFSET ${offsetOf(filter)}) AS prd_ids`;
}

/** The first ids of a keyword search. */
export async function findIds(db: Database, filter: ProductFilter): Promise<string[]> {
  const order = orderOf(filter);
  const { rows } = await db.execute<{ prd_id: string }>(
    sql`${found(filter, order)} ORDER BY ${order.forward} LIMIT ${filter.query.size}`,
  );
  return rows.map(({ prd_id }) => prd_id);
}

/** Ids on one page of the list, and how many there are in all. */
export async function findPage(db: Database, filter: ProductFilter): Promise<FoundPage> {
  const { rows } = await db.execute<FoundPage>(
    isSearched(filter) ? searchedPage(filter) : walkedPage(filter),
  );
  return rows[0] ?? { prd_ids: [], total: 0 };
}
