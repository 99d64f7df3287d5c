import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { condition } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import { DEEP, type FoundPage, offsetOf } from './found-page.ts';
import type { ProductFilter } from './product-filter.ts';
import type { NamedMatches } from './search-match.ts';
import { found, pageOfFound } from './searched-page.ts';
import { isRelevanceOrder, orderOf } from './sort-order.ts';

/** How many products of the shop's rank are read for each place of the page and of those before it, within bounds. */
const READ_PER_PLACE = 20;
const LEAST_READ = 1000;
const MOST_READ = 6000;
/** How many of them are probed: the share that has the word must be at least half of what fills the page, else none are read. */
const PROBED = 200;

/** In a shop with fewer than this many times the products to read, ranking all matches is faster. */
const LEAST_TIMES = 2;

/** How many places are filled, from the start of the list. */
const neededOf = (filter: ProductFilter): number => offsetOf(filter) + filter.query.size;

const readFor = (needed: number): number =>
  Math.min(MOST_READ, Math.max(LEAST_READ, needed * READ_PER_PLACE));

/** The list ranks by relevance, from the start of it, in a shop that is large enough. */
const isRanked = (filter: ProductFilter): boolean =>
  isRelevanceOrder(filter) &&
  offsetOf(filter) < DEEP &&
  filter.listed >= LEAST_TIMES * readFor(neededOf(filter));

/** The best of those that have the word in name or categories among the first products of the shop's rank. */
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
  /** The place of the last of the first products, if they fill the page, and those of that place in order. */
  last: number | null;
  others: string[];
}

/** The page by the first products of the shop's rank, else by all matches, which are read in that case alone. */
function triedPage(filter: ProductFilter, named: SQL): SQL {
  const order = orderOf(filter);
  return sql`WITH best AS MATERIALIZED (${bestOfFirst(filter, named)}),
    filled AS MATERIALIZED (
      SELECT CASE WHEN count(*) = ${neededOf(filter)}::integer THEN min(place) END AS last FROM best),
    found AS MATERIALIZED (${found(filter, order)} AND (SELECT last IS NULL FROM filled))
    SELECT ${pageOfFound(filter)}, (SELECT last FROM filled), ARRAY(
      SELECT prd_id FROM best WHERE place = (SELECT last FROM filled) ORDER BY ${order.forward}) AS others`;
}

async function rankedPage(
  db: Database,
  filter: ProductFilter,
  named: NamedMatches,
): Promise<FoundPage> {
  const { rows } = await db.execute<TriedPage>(triedPage(filter, named.condition));
  const { last = null, others = [], ...page } = rows[0] ?? { prd_ids: [], total: 0 };
  if (last === null) return page;
  const needed = neededOf(filter);
  const { total, above } = await countMatches(db, filter, named, last, needed);
  return { prd_ids: [...new Set([...above, ...others])].slice(offsetOf(filter), needed), total };
}

/**
 * A page of a single word by relevance in a large shop; undefined where that is not requested. Of a common word, the
 * matches are read once, and few of them ranked: the first products of the shop's rank fill the page. Products that rank above the
 * place of the last of them comes before those of that place, of which no others are before those read.
 */
export const findRankedPage = async (
  db: Database,
  filter: ProductFilter,
): Promise<FoundPage | undefined> =>
  filter.match?.named && isRanked(filter) ? rankedPage(db, filter, filter.match.named) : undefined;
