import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { condition } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import { DEEP, type FoundPage, offsetOf } from './found-page.ts';
import type { ProductFilter } from './product-filter.ts';
import type { NamedMatches } from './search-match.ts';
import { found, pageOfFound } from './searched-page.ts';
import { isRelevanceOrder, orderOf } from './sort-order.ts';

/** How many of the shop's best-ranked products are read for each place up to the end of the page, within bounds. */
const READ_PER_PLACE = 20;
const LEAST_READ = 1000;
const MOST_READ = 6000;
/**
 * How many of them are tried first. The word must occur in at least half the share that would fill the page, otherwise
 * the page is not built this way.
 */
const PROBED = 200;

/** In a shop with fewer than this many times the products to read, ranking all matches is faster. */
const LEAST_TIMES = 2;

/** The number of places from the start of the list to the end of the page. */
const neededOf = (filter: ProductFilter): number => offsetOf(filter) + filter.query.size;

const readFor = (needed: number): number =>
  Math.min(MOST_READ, Math.max(LEAST_READ, needed * READ_PER_PLACE));

/** Whether the list ranks by relevance, the page is near its start, and the shop is large enough. */
const isRanked = (filter: ProductFilter): boolean =>
  isRelevanceOrder(filter) &&
  filter.labels === undefined &&
  offsetOf(filter) < DEEP &&
  filter.listed >= LEAST_TIMES * readFor(neededOf(filter));

/** The best matches, by name or category, among the best-ranked products of the shop. */
function bestOfFirst(filter: ProductFilter, named: SQL): SQL {
  const needed = neededOf(filter);
  const read = readFor(needed);
  const { by, forward } = orderOf(filter);
  const rank = orderOf({ ...filter, match: undefined });
  const first = (limit: number) => sql`(SELECT *, ${rank.by} FROM listed_products
    ORDER BY ${rank.forward} LIMIT ${limit}) AS first WHERE ${condition(filter, named)}`;
  return sql`SELECT prd_id, place, sorted_by FROM (SELECT prd_id, ${by} FROM ${first(read)}) AS placed
    WHERE (SELECT count(*) FROM ${first(PROBED)}) >= ${(PROBED * needed) / read / 2}::float
    ORDER BY ${forward} LIMIT ${needed}`;
}

interface TriedPage extends FoundPage {
  /**
   * If the best-ranked products fill the page: the relevance of the last one on it, and the products with that
   * relevance in order. Else null.
   */
  last: number | null;
  others: string[];
}

/** The page from the shop's best-ranked products; all matches are read only where those do not fill it. */
function triedPage(filter: ProductFilter, named: SQL): SQL {
  const order = orderOf(filter);
  return sql`WITH best AS MATERIALIZED (${bestOfFirst(filter, named)}),
    filled AS MATERIALIZED (
      SELECT CASE WHEN count(*) = ${neededOf(filter)}::integer AND min(place) > 1 THEN min(place) END AS last
      FROM best),
    found AS MATERIALIZED (${found(filter, order)} AND (SELECT last IS NULL FROM filled))
    SELECT ${pageOfFound(filter)}, (SELECT last FROM filled), ARRAY(
      SELECT prd_id FROM best WHERE place = (SELECT last FROM filled) ORDER BY ${order.forward}) AS others`;
}

async function rankedPage(db: Database, filter: ProductFilter, named: NamedMatches) {
  const { rows } = await db.execute<TriedPage>(triedPage(filter, named.condition));
  const { last = null, others = [], ...page } = rows[0] ?? { prd_ids: [], total: 0 };
  if (last === null) return page;
  const needed = neededOf(filter);
  const { total, above } = await countMatches(db, filter, named, last, needed);
  return { prd_ids: [...new Set([...above, ...others])].slice(offsetOf(filter), needed), total };
}

/**
 * A page of a single-word search by relevance in a large shop; undefined for any other list. For a common word, the
 * shop's best-ranked products usually fill the page, so only few matches have to be ranked. Products with a higher
 * relevance than the last one on the page come first; among equal relevance the shop's rank decides, so no unread
 * product of that relevance could come earlier.
 */
export const findRankedPage = async (
  db: Database,
  filter: ProductFilter,
): Promise<FoundPage | undefined> =>
  filter.match?.named && isRanked(filter) ? rankedPage(db, filter, filter.match.named) : undefined;
