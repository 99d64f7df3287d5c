import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { RefusedForNow } from '../../../../platform/errors/refusal.ts';
import { base, isNarrowed } from '../conditions.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { SearchAllowance } from '../search-allowance.ts';
import { dividedMatch } from './divided-level.ts';
import { findNearest, nearestMatch } from './find-nearest.ts';

/** Fewer exact matches are completed by looser ones. */
export const FEW = 3;

/** How many products a list has, with its filters. */
export type TotalOf = (filter: ProductFilter) => Promise<number>;

/**
 * How many products of the scope match before any filter. All are counted: where a few suffice, PostgreSQL expects them
 * soon, reads the whole shop instead of the index, and for a rare word finds that there are none.
 */
async function countOf(db: Database, filter: ProductFilter, totalOf: TotalOf): Promise<number> {
  if (!isNarrowed(filter)) return totalOf(filter);
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::integer AS n FROM listed_products WHERE ${base(filter)}`,
  );
  return rows[0]?.n ?? 0;
}

/** The ids of the few that match. */
async function idsOf(db: Database, filter: ProductFilter): Promise<string[]> {
  const { rows } = await db.execute<{ prd_id: string }>(
    sql`SELECT prd_id FROM listed_products WHERE ${base(filter)}`,
  );
  return rows.map(({ prd_id }) => prd_id);
}

/** Where something matches exactly, a wrong character or a missing word is unlikely. */
async function completed(
  db: Database,
  filter: ProductFilter,
  exact: number,
  totalOf: TotalOf,
): Promise<ProductFilter> {
  const ids = exact > 0 ? await idsOf(db, filter) : [];
  const match = dividedMatch(filter.words, filter.vocabulary, ids);
  const divided = { ...filter, match, exact };
  const found = await countOf(db, divided, totalOf);
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
  totalOf: TotalOf,
): Promise<ProductFilter> {
  if (filter.words.length === 0) return filter;
  const exact = await countOf(db, filter, totalOf);
  if (exact >= FEW) return filter;
  try {
    return await loosely(() => completed(db, filter, exact, totalOf));
  } catch (error) {
    if (exact > 0 && error instanceof RefusedForNow) return filter;
    throw error;
  }
}
