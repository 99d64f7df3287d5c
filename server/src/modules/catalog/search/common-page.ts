import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { condition } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import { DEEP, type FoundPage, offsetOf } from './found-page.ts';
import type { ProductFilter } from './product-filter.ts';
import type { NamedMatches } from './search-match.ts';
import { isRelevanceOrder, orderOf } from './sort-order.ts';

/** So many products of the shop's rank are read for each that the page and those before it have, within bounds. */
const READ_PER_PLACE = 20;
const LEAST_READ = 1000;
const MOST_READ = 6000;
/** Of so many of them, half as many as would fill the page by their share must have the word; else none are read. */
const PROBED = 200;

interface Placed {
  [column: string]: unknown;
  prd_id: string;
  place: number;
}

/** The list ranks by relevance, from the start of it. */
const isRanked = (filter: ProductFilter): boolean =>
  isRelevanceOrder(filter) && offsetOf(filter) < DEEP;

/** The best of those that have the word in name or categories among the first products of the shop's rank. */
async function findFirst(
  db: Database,
  filter: ProductFilter,
  named: SQL,
  needed: number,
): Promise<Placed[]> {
  const { by, forward } = orderOf(filter);
  const rank = orderOf({ ...filter, match: undefined });
  const read = Math.min(MOST_READ, Math.max(LEAST_READ, needed * READ_PER_PLACE));
  const first = (limit: number) => sql`(SELECT *, ${rank.by} FROM listed_products
    ORDER BY ${rank.forward} LIMIT ${limit}) AS first WHERE ${condition(filter, named)}`;
  const { rows } = await db.execute<Placed>(sql`SELECT prd_id, place
    FROM (SELECT prd_id, ${by} FROM ${first(read)}) AS placed
    WHERE (SELECT count(*) FROM ${first(PROBED)}) >= ${(PROBED * needed) / read / 2}::float
    ORDER BY ${forward} LIMIT ${needed}`);
  return rows;
}

async function pageFrom(
  db: Database,
  filter: ProductFilter,
  named: NamedMatches,
): Promise<FoundPage | undefined> {
  const offset = offsetOf(filter);
  const needed = offset + filter.query.size;
  const first = await findFirst(db, filter, named.condition, needed);
  const last = first[needed - 1];
  if (last === undefined) return undefined;
  const { total, above } = await countMatches(db, filter, named, last.place, needed);
  const others = first.filter(({ place }) => place === last.place).map(({ prd_id }) => prd_id);
  return { prd_ids: [...new Set([...above, ...others])].slice(offset, needed), total };
}

/**
 * A page of a common word by relevance, for which the matches are read once, and few of them ranked; undefined where the
 * word is not common. The first products of the shop's rank fill the page. What ranks above the place of the last of
 * them comes before those of that place, of which no others are before those read.
 */
export const findCommonPage = async (
  db: Database,
  filter: ProductFilter,
): Promise<FoundPage | undefined> =>
  filter.match?.named && isRanked(filter) ? pageFrom(db, filter, filter.match.named) : undefined;
