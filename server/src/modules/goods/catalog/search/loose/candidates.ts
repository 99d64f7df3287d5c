import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../../platform/db/index.ts';
import { textArray } from '../../../../../platform/db/text-array.ts';
import type { IndexQuery } from '../index-query.ts';
import { queriesOf, queryOf, type Share } from '../share.ts';
import { inAnyIndex, inIndex } from '../sql-terms.ts';
import { findLeadingRanks } from './leading-rank.ts';
import type { Level } from './level.ts';

/** How many products of a level are compared with the typed text: the first ones of each share, by the shop's rank. */
const CANDIDATES = 500;
/** How many of the shop's best-ranked products are read for each candidate. */
const LEADING_PER_PLACE = 30;
/** With more categories, reading the first products of each costs more than reading the first of all. */
const MOST_CATEGORIES = 8;

interface Limits {
  scope: SQL;
  limit: number;
  leading: number;
}

const IN_RANK = sql`ORDER BY rank DESC NULLS LAST, prd_id`;

/** The sort key is an expression, or PostgreSQL might read the whole shop along the index of the rank. */
const firstOf = (scope: SQL, found: SQL, limit: number): SQL =>
  sql`(SELECT ctid FROM listed_products WHERE ${found} AND ${scope}
    ORDER BY rank + 0 DESC NULLS LAST, prd_id LIMIT ${limit})`;

/**
 * The same in a large shop: reads the shop's best-ranked products first, by combining both indexes, and all others only
 * where those are too few.
 */
function firstOfMany(indexes: readonly IndexQuery[], { scope, limit, leading }: Limits): SQL {
  const found = inAnyIndex(indexes);
  const isRest = sql`(SELECT count(*) FROM leaders) < ${limit}`;
  return sql`(WITH leaders AS MATERIALIZED ${firstOf(sql`rank >= ${leading} AND ${scope}`, found, limit)}
    SELECT ctid FROM leaders UNION ${firstOf(sql`${isRest} AND ${scope}`, found, limit)})`;
}

/**
 * The same with categories: reads the best-ranked products of each category along its index, and other matches only
 * where they rank as high as the last of these.
 */
function firstWithCategories({ categoryIds, indexes }: Share, limits: Limits): SQL {
  const { scope, limit, leading } = limits;
  const columns = sql`ctid, rank, prd_id FROM listed_products WHERE`;
  const others = (range: SQL) => sql`SELECT ${columns} ${inAnyIndex(indexes)} AND ${range}
    AND rank >= (SELECT rank FROM last_one) AND ${scope}`;
  return sql`(WITH leaders AS MATERIALIZED (
      SELECT one.* FROM unnest(${textArray(categoryIds)}) AS shelf (id) CROSS JOIN LATERAL (
        SELECT ${columns} cate_id = shelf.id AND ${scope} ${IN_RANK} LIMIT ${limit}) AS one
      ${IN_RANK} LIMIT ${limit}),
    last_one AS MATERIALIZED (
      SELECT CASE WHEN count(*) = ${limit}::integer THEN min(rank) ELSE -2147483648 END AS rank FROM leaders)
    SELECT ctid FROM (
      SELECT * FROM leaders UNION ${others(sql`rank >= ${leading}`)}
      UNION ${others(sql`(SELECT rank < ${leading} FROM last_one)`)}) AS found
    ${IN_RANK} LIMIT ${limit})`;
}

/** Whether a query is a single bigram: every third product may match one, but few match two. */
const isLone = (query: IndexQuery) => query.length === 1 && !query[0]?.includes(' & ');

function firstOfShare(share: Share, hasCommon: boolean, limits: Limits): SQL {
  const { categoryIds, indexes } = share;
  if (categoryIds.length > 0 && categoryIds.length <= MOST_CATEGORIES)
    return firstWithCategories(share, limits);
  const isCommon = categoryIds.length > 0 || (hasCommon && indexes.some(isLone));
  if (isCommon) return firstOfMany(queriesOf(share), limits);
  return firstOf(limits.scope, inAnyIndex(indexes), limits.limit);
}

/** A query for the `ctid` of the products to compare; where a level has several shares, each gets the same number. */
export async function findCandidates(
  db: Database,
  scope: SQL,
  { shares, hasCommon = false }: Level,
): Promise<SQL> {
  const limit = Math.floor(CANDIDATES / shares.length);
  const leading = (await findLeadingRanks(db))(limit * LEADING_PER_PLACE);
  const first = (share: Share): SQL => {
    if (leading !== undefined) return firstOfShare(share, hasCommon, { scope, limit, leading });
    // Sent as one index query: in a small shop, PostgreSQL would otherwise compare every product with each query.
    return firstOf(scope, inIndex(queryOf(share)), limit);
  };
  return sql.join(shares.map(first), sql` UNION `);
}
