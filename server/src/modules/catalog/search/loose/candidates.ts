import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { anyOf, type IndexQuery } from '../index-query.ts';
import { inAnyIndex } from '../sql-terms.ts';
import { leadingRanks } from './leading-rank.ts';
import type { Level } from './level.ts';

/** Of a level, so many products are compared with what was typed: the first in the shop's rank that the index returns. */
const CANDIDATES = 500;
/** So many that lead the shop's rank are read for each. */
const LEADING_PER_PLACE = 30;

/** Sorted by a sum, or PostgreSQL may read the whole shop along the index of its rank. */
const firstOf = (scope: SQL, found: SQL, limit: number): SQL =>
  sql`(SELECT ctid FROM listed_products WHERE ${found} AND ${scope}
    ORDER BY rank + 0 DESC NULLS LAST, prd_id LIMIT ${limit})`;

/** With one query of the index, since PostgreSQL would compare every product of a small shop with each of several. */
const firstOfFew = (scope: SQL, indexes: readonly IndexQuery[], limit: number): SQL =>
  firstOf(scope, inAnyIndex([anyOf(indexes)]), limit);

/**
 * The same in a large shop: first those that lead the shop's rank, which the two indexes give together; where they are too
 * few, all are read.
 */
function firstOfMany(
  scope: SQL,
  indexes: readonly IndexQuery[],
  limit: number,
  leading: number,
): SQL {
  const found = inAnyIndex(indexes);
  const isRest = sql`(SELECT count(*) FROM leaders) < ${limit}`;
  return sql`(WITH leaders AS MATERIALIZED ${firstOf(sql`rank >= ${leading} AND ${scope}`, found, limit)}
    SELECT ctid FROM leaders UNION ${firstOf(sql`${isRest} AND ${scope}`, found, limit)})`;
}

/** A single pair may be in every third product; two of them seldom are. */
const isLone = (query: IndexQuery) => !query.includes(' & ');

/** Selects the rows of what may match, by where they are stored; where a level has several shares, each has as many. */
export async function candidatesOf(
  db: Database,
  scope: SQL,
  { indexes, hasCommon = false }: Level,
): Promise<SQL> {
  const share = Math.floor(CANDIDATES / indexes.length);
  const leading = (await leadingRanks(db))(share * LEADING_PER_PLACE);
  const firstOfEach = (some: readonly IndexQuery[]) => {
    if (leading === undefined) return firstOfFew(scope, some, share);
    const isCommon = hasCommon && some.some(isLone);
    return isCommon
      ? firstOfMany(scope, some, share, leading)
      : firstOf(scope, inAnyIndex(some), share);
  };
  return sql.join(indexes.map(firstOfEach), sql` UNION `);
}
