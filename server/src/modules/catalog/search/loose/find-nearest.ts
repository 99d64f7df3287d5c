import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { base } from '../conditions.ts';
import type { IndexQuery } from '../index-query.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { SearchMatch } from '../search-match.ts';
import { dividedLevel, freelyDividedLevel } from './divided-level.ts';
import type { Level, LevelOf } from './level.ts';
import { mistypedLevel } from './mistyped-level.ts';
import { partialLevel } from './partial-level.ts';

/** Of a level, so many products are compared with what was typed: the first in the shop's rank that the index returns. */
const CANDIDATES = 500;
/** Greater than the relevance within any level. */
const STEP = 1000;

/** The strictest first. */
const LEVELS: readonly LevelOf[] = [dividedLevel, mistypedLevel, partialLevel, freelyDividedLevel];

/** Products by their relevance, best last. */
type Nearest = ReadonlyMap<string, number>;

/**
 * Sorted by a sum, or PostgreSQL may read the whole shop along the index of its rank; the query of the search index as a
 * subquery, or PostgreSQL may prefer to compare every product with a long one.
 */
const firstOf = (scope: SQL, index: IndexQuery, limit: number): SQL =>
  sql`(SELECT prd_id FROM listed_products WHERE search @@ (SELECT ${index}::tsquery) AND ${scope}
    ORDER BY rank + 0 DESC NULLS LAST, prd_id LIMIT ${limit})`;

/** Ids that may match; where several indexes return some, each has its share. */
async function findCandidates(db: Database, scope: SQL, { indexes }: Level): Promise<string[]> {
  const share = Math.floor(CANDIDATES / indexes.length);
  const found = indexes.map((index) => firstOf(scope, index, share));
  const { rows } = await db.execute<{ prd_id: string }>(sql.join(found, sql` UNION `));
  return rows.map(({ prd_id }) => prd_id);
}

async function findMatching(
  db: Database,
  prd_ids: readonly string[],
  { matches, relevance }: Level,
) {
  if (prd_ids.length === 0) return [];
  const { rows } = await db.execute<{ prd_id: string; place: number }>(
    sql`SELECT prd_id, (${relevance})::integer AS place FROM listed_products
      WHERE prd_id = ANY(${sql.param([...prd_ids])}::text[]) AND (${matches})`,
  );
  return rows;
}

/**
 * The products of the list's scope that are nearest to what was typed, at least `enough` of them where a level has so
 * many. A stricter level is before a looser one. Each takes two queries, whose cost hardly grows with the shop.
 */
export async function findNearest(
  db: Database,
  filter: ProductFilter,
  enough: number,
): Promise<Nearest> {
  const scope = base({ ...filter, match: undefined });
  const nearest = new Map<string, number>();
  for (const [at, levelOf] of LEVELS.entries()) {
    const level = levelOf(filter.words, filter.vocabulary);
    if (level === undefined) continue;
    const matching = await findMatching(db, await findCandidates(db, scope, level), level);
    for (const { prd_id, place } of matching)
      if (!nearest.has(prd_id)) nearest.set(prd_id, (LEVELS.length - at) * STEP + place);
    if (nearest.size >= enough) break;
  }
  return nearest;
}

/** These products as the match of a list. */
export const nearestMatch = (nearest: Nearest): SearchMatch => ({
  condition: sql`prd_id = ANY(${sql.param([...nearest.keys()])}::text[])`,
  relevance: sql`(${JSON.stringify(Object.fromEntries(nearest))}::jsonb ->> prd_id)::integer`,
});
