import { sql } from 'drizzle-orm';
import type { Database } from '../../../../../platform/db/index.ts';
import { RejectedForNow } from '../../../../../platform/errors/rejection.ts';
import { base, isNarrowed } from '../conditions.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { SearchAllowance } from '../search-allowance.ts';
import { orderOf } from '../sort-order.ts';
import { dividedMatch } from './divided-level.ts';
import { findNearest } from './find-nearest.ts';

/** With fewer exact matches than this, looser ones are added. */
export const FEW = 3;

type TotalOf = (filter: ProductFilter) => Promise<number>;

/** What the caller can tell about a list: its total and, where it has read them, its ids. */
export interface Counting {
  totalOf: TotalOf;
  /** All its products in order, where the caller has read them; undefined where they must be read. */
  idsOf?(filter: ProductFilter): Promise<readonly string[] | undefined>;
}

/**
 * The number of products in the scope before any filter. Counts all of them: with a LIMIT, PostgreSQL expects matches
 * early, and reads the whole shop instead of the index; for a rare word that is slow.
 */
async function countOf(db: Database, filter: ProductFilter, totalOf: TotalOf): Promise<number> {
  if (!isNarrowed(filter)) return totalOf(filter);
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::integer AS n FROM listed_products WHERE ${base(filter)}`,
  );
  return rows[0]?.n ?? 0;
}

async function idsOf(
  db: Database,
  filter: ProductFilter,
  counting: Counting,
): Promise<readonly string[]> {
  const known = isNarrowed(filter) ? undefined : await counting.idsOf?.(filter);
  if (known !== undefined) return known;
  const { by, forward } = orderOf({ ...filter, query: { ...filter.query, order: 'rank' } });
  const { rows } = await db.execute<{ prd_id: string }>(
    sql`SELECT prd_id, ${by} FROM listed_products WHERE ${base(filter)} ORDER BY ${forward}`,
  );
  return rows.map(({ prd_id }) => prd_id);
}

/** Those with a wrong character or a missing word only where nothing matches exactly. */
async function completed(db: Database, filter: ProductFilter, exact: number, counting: Counting) {
  const ids = exact > 0 ? await idsOf(db, filter, counting) : [];
  const match = dividedMatch(filter.words, filter.vocabulary, ids);
  const divided = { ...filter, match, exact };
  const found = match === undefined ? exact : await countOf(db, divided, counting.totalOf);
  if (found < FEW && exact === 0) {
    const few = found > 0 ? await idsOf(db, divided, counting) : [];
    const match = await findNearest(db, filter, few, FEW);
    if (match.found > found) return { ...filter, match, exact };
  }
  return found > exact ? divided : filter;
}

/**
 * The list with the strictest matching that finds enough: exactly as typed, words typed together, one character wrong,
 * a part of what was typed; each includes the stricter ones, and ranks them first. Filters don't count: they must narrow
 * a result, not replace it by another. Where no more searching is allowed for now, few exact matches are the list.
 * @throws RejectedForNow where there are none.
 */
export async function findMatchByLevels(
  db: Database,
  filter: ProductFilter,
  { loosely }: SearchAllowance,
  counting: Counting,
): Promise<ProductFilter> {
  if (filter.words.length === 0) return filter;
  const exact = await countOf(db, filter, counting.totalOf);
  if (exact >= FEW) return filter;
  try {
    return await loosely(() => completed(db, filter, exact, counting));
  } catch (error) {
    if (exact > 0 && error instanceof RejectedForNow) return filter;
    throw error;
  }
}
