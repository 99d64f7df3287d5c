import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { RefusedForNow } from '../../../../platform/errors/refusal.ts';
import { base } from '../conditions.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { SearchAllowance } from '../search-allowance.ts';
import { dividedMatch } from './divided-level.ts';
import { findNearest, nearestMatch } from './find-nearest.ts';

/** Fewer exact matches are completed by looser ones. */
export const FEW = 3;

/** How many products of the scope match before any filter, counted no further than `FEW`. */
async function countOf(db: Database, filter: ProductFilter): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::integer AS n FROM (
      SELECT FROM listed_products WHERE ${base(filter)} LIMIT ${FEW}) AS found`,
  );
  return rows[0]?.n ?? 0;
}

/** Where something matches exactly, a wrong character or a missing word is unlikely. */
async function completed(db: Database, filter: ProductFilter, exact: number) {
  const divided = { ...filter, match: dividedMatch(filter.words, filter.vocabulary), exact };
  const found = await countOf(db, divided);
  if (found < FEW && exact === 0) {
    const nearest = await findNearest(db, filter, FEW);
    if (nearest.size > found) return { ...filter, match: nearestMatch(nearest), exact };
  }
  return found > exact ? divided : filter;
}

/**
 * The list with the strictest matching that finds enough: exactly as typed, words typed together, one character wrong,
 * a part of what was typed; each includes the stricter ones, and ranks them first. Filters don't count: they must narrow
 * a result, not replace it by another. Where no more searching is allowed for now, few exact matches are the list.
 * @throws RefusedForNow where there are none.
 */
export async function settleMatch(
  db: Database,
  filter: ProductFilter,
  { loosely }: SearchAllowance,
): Promise<ProductFilter> {
  if (filter.words.length === 0) return filter;
  const exact = await countOf(db, filter);
  if (exact >= FEW) return filter;
  try {
    return await loosely(() => completed(db, filter, exact));
  } catch (error) {
    if (exact > 0 && error instanceof RefusedForNow) return filter;
    throw error;
  }
}
