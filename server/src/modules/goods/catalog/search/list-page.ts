import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import { readOnce } from '../../../../platform/read-once.ts';
import { findRankedPage } from './common-page.ts';
import { isNarrowed, isSearched } from './conditions.ts';
import { countOf } from './counts.ts';
import { DEEP, type FoundPage, offsetOf } from './found-page.ts';
import { FEW, findMatchByLevels } from './loose/match-by-levels.ts';
import type { ProductFilter } from './product-filter.ts';
import type { SearchAllowance } from './search-allowance.ts';
import { found, searchedPage } from './searched-page.ts';
import { isRelevanceOrder, type Order, orderOf } from './sort-order.ts';
import { and } from './sql-terms.ts';

/**
 * Several categories: scans each along its own index and merges the first rows. So are products for sale and sold-out
 * ones where the index has them in the other order.
 */
function walk(filter: ProductFilter, order: Order, sorted: SQL, limit: SQL, offset: SQL): SQL {
  const { categoryIds, chosen } = filter;
  const cates =
    categoryIds && chosen
      ? categoryIds.filter((id) => chosen.includes(id))
      : (categoryIds ?? chosen);
  const [only, ...others] = cates ?? [];
  const isOne = only !== undefined && others.length === 0;
  const within = found({ ...filter, categoryIds: undefined, chosen: undefined }, order);
  const walked = isOne ? sql`${within} AND cate_id = ${only}` : within;
  const scans = [
    ...(cates === undefined || isOne
      ? []
      : [{ of: sql`unnest(${textArray(cates)}) AS shelf (id)`, where: sql`cate_id = shelf.id` }]),
    ...(order.isByKind
      ? [{ of: sql`(VALUES (true), (false)) AS kind (sold)`, where: sql`in_stock = kind.sold` }]
      : []),
  ];
  const limits = sql`LIMIT ${limit} OFFSET ${offset}`;
  if (scans.length === 0) return sql`${walked} ORDER BY ${sorted} ${limits}`;
  const from = sql.join(
    scans.map(({ of }) => of),
    sql` CROSS JOIN `,
  );
  return sql`SELECT shelved.* FROM ${from} CROSS JOIN LATERAL (
      ${walked} AND ${and(scans.map(({ where }) => where))} ORDER BY ${sorted} LIMIT ${limit} + ${offset}
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

/** A page of a list whose products are known in order already; undefined for other lists. */
function knownPage(filter: ProductFilter): FoundPage | undefined {
  const ids = filter.match?.ids;
  if (ids === undefined || isNarrowed(filter) || !isRelevanceOrder(filter)) return undefined;
  const offset = offsetOf(filter);
  return { prd_ids: ids.slice(offset, offset + filter.query.size), total: ids.length };
}

/** Ids on one page of the list as typed, and how many there are in all. */
export async function findTypedPage(db: Database, filter: ProductFilter): Promise<FoundPage> {
  const known = knownPage(filter);
  if (known !== undefined) return known;
  const ranked = await findRankedPage(db, filter);
  if (ranked !== undefined) return ranked;
  const page = isSearched(filter) ? searchedPage(filter) : walkedPage(filter);
  const { rows } = await db.execute<FoundPage>(page);
  return rows[0] ?? { prd_ids: [], total: 0 };
}

/** The same, with looser matches added where few products match as typed. */
export async function findPage(
  db: Database,
  filter: ProductFilter,
  allowance: SearchAllowance,
): Promise<FoundPage> {
  const pageOf = readOnce((at: ProductFilter) => findTypedPage(db, at));
  const totalOf = async (at: ProductFilter) => (await pageOf(at)).total;
  const idsOf = async (at: ProductFilter) => {
    const { prd_ids, total } = await pageOf(at);
    return isRelevanceOrder(at) && prd_ids.length === total ? prd_ids : undefined;
  };
  if ((await totalOf(filter)) >= FEW) return pageOf(filter);
  const matched = await findMatchByLevels(db, filter, allowance, { totalOf, idsOf });
  const page = await pageOf(matched);
  return { ...page, ...(matched.exact !== undefined && { exact: matched.exact }) };
}
