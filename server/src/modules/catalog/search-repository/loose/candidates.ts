import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import type { IndexQuery } from '../index-query.ts';
import { queriesOf, queryOf, type Share } from '../share.ts';
import { inAnyIndex, inIndex } from '../sql-terms.ts';
import { findLeadingRanks } from './leading-rank.ts';
import type { Level } from './level.ts';

/** How many products of a level are compared with the typed text: the first in the shop's rank of each of its shares. */
const CANDIDATES = 500;
/** How many products that lead the shop's rank are read for each candidate. */
const LEADING_PER_PLACE = 30;
/** With more categories, reading the first products of each costs more than reading the first of all. */
const MOST_CATEGORIES = 8;

interface Limits {
  scope: SQL;
  limit: number;
  leading: number;
}

const IN_RANK = sql`ORDER BY rank DESC NULLS LAST, prd_id`;

/** Sorted by a sum, or PostgreSQL may read the whole shop along the index of its rank. */
const firstOf = (scope: SQL, found: SQL, limit: number): SQL =>
  sql`(SELECT ctid FROM listed_products WHERE ${found} AND ${scope}
    ORDER BY rank + 0 DESC NULLS LAST, prd_id LIMIT ${limit})`;

/**
 * The same in a large shop: first those that lead the shop's rank, which the two indexes give together; where they are too
 * few, all are read.
 */
function firstOfMany(indexes: readonly IndexQuery[], { scope, limit, leading }: Limits): SQL {
  const found = inAnyIndex(indexes);
  const isRest = sql`(SELECT count(*) FROM leaders) < ${limit}`;
  return sql`(WITH leaders AS MATERIALIZED ${firstOf(sql`rank >= ${leading} AND ${scope}`, found, limit)}
    SELECT ctid FROM leaders UNION ${firstOf(sql`${isRest} AND ${scope}`, found, limit)})`;
}

/**
 * The same with categories: what leads each of them is read along its index, and of the others only what ranks as high as
 * the last of these.
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

/** A single pair may be that of every third product; two of them seldom are. */
const isLone = (query: IndexQuery) => query.length === 1 && !query[0]?.includes(' & ');

function firstOfShare(share: Share, hasCommon: boolean, limits: Limits): SQL {
  const { categoryIds, indexes } = share;
  if (categoryIds.length > 0 && categoryIds.length <= MOST_CATEGORIES)
    return firstWithCategories(share, limits);
  const isCommon = categoryIds.length > 0 || (hasCommon && indexes.some(isLone));
  if (isCommon) return firstOfMany(queriesOf(share), limits);
  return firstOf(limits.scope, inAnyIndex(indexes), limits.limit);
}

/** Selects the rows of what may match, by where they are stored; where a level has several shares, each has as many. */
export async function findCandidates(
  db: Database,
  scope: SQL,
  { shares, hasCommon = false }: Level,
): Promise<SQL> {
  const limit = Math.floor(CANDIDATES / shares.length);
  const leading = (await findLeadingRanks(db))(limit * LEADING_PER_PLACE);
  const first = (share: Share): SQL => {
    if (leading !== undefined) return firstOfShare(share, hasCommon, { scope, limit, leading });
    // With one query of the index, since PostgreSQL would compare every product of a small shop with each of several.
    return firstOf(scope, inIndex(queryOf(share)), limit);
  };
  return sql.join(shares.map(first), sql` UNION `);
}
