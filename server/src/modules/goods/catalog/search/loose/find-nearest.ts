import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../../platform/db/index.ts';
import { textArray } from '../../../../../platform/db/text-array.ts';
import { base } from '../conditions.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { SearchMatch } from '../search-match.ts';
import { soldOutLast } from '../sold-out-last.ts';
import { findCandidates } from './candidates.ts';
import { freelyDividedLevel } from './divided-level.ts';
import type { Level, LevelOf } from './level.ts';
import { mistypedLevel } from './mistyped-level.ts';
import { partialLevel } from './partial-level.ts';

/** What each step of strictness adds to the relevance; greater than any relevance within a level. */
const STEP = 1000;

/** Levels looser than words typed together, the strictest first. */
const LEVELS: readonly LevelOf[] = [mistypedLevel, partialLevel, freelyDividedLevel];

/** Products with their relevance, the best first; equal ones by the shop's rank. */
type Nearest = ReadonlyMap<string, number>;

interface Placed {
  [column: string]: unknown;
  prd_id: string;
  place: number;
}

async function findMatching(db: Database, scope: SQL, level: Level): Promise<Placed[]> {
  const { columns = [], matches, relevance } = level;
  const candidates = await findCandidates(db, scope, level);
  const compared = sql`ctid = ANY(ARRAY(${candidates}))`;
  // Without OFFSET 0, PostgreSQL would compute the columns again wherever they are used.
  const from =
    columns.length > 0
      ? sql`(SELECT *, ${sql.join([...columns], sql`, `)} FROM listed_products WHERE ${compared} OFFSET 0) AS compared WHERE`
      : sql`listed_products WHERE ${compared} AND`;
  const { rows } = await db.execute<Placed>(
    sql`SELECT prd_id, (${relevance})::integer AS place FROM ${from} (${matches})
      ORDER BY place DESC, rank DESC NULLS LAST, prd_id`,
  );
  return rows;
}

/**
 * The products in the list's scope that are closest to the typed words. Levels are tried from strict to loose until
 * `enough` products are found; each is one query, whose cost hardly grows with the shop. `divided` are the matches of
 * divided words, in order; they come first.
 */
export async function findNearest(
  db: Database,
  filter: ProductFilter,
  divided: readonly string[],
  enough: number,
): Promise<SearchMatch & { found: number }> {
  const scope = base({ ...filter, match: undefined });
  const nearest = new Map<string, number>();
  const add = (found: readonly Placed[], strictness: number) => {
    for (const { prd_id, place } of found)
      if (!nearest.has(prd_id)) nearest.set(prd_id, strictness * STEP + place);
  };
  const few = divided.map((prd_id, at) => ({ prd_id, place: divided.length - at }));
  add(few, LEVELS.length + 1);
  for (const [at, levelOf] of LEVELS.entries()) {
    const level = levelOf(filter.words, filter.vocabulary);
    if (level === undefined) continue;
    add(await findMatching(db, scope, level), LEVELS.length - at);
    if (nearest.size >= enough) break;
  }
  return nearestMatch(nearest, await findSoldOut(db, [...nearest.keys()]));
}

async function findSoldOut(db: Database, prd_ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ prd_id: string }>(
    sql`SELECT prd_id FROM listed_products WHERE prd_id = ANY(${textArray(prd_ids)}) AND NOT in_stock`,
  );
  return new Set(rows.map(({ prd_id }) => prd_id));
}

/** These products as the match of a list, sold-out ones last. */
function nearestMatch(nearest: Nearest, soldOut: ReadonlySet<string>) {
  const ids = [...nearest.keys()];
  return {
    condition: sql`prd_id = ANY(${textArray(ids)})`,
    relevance: soldOutLast(
      sql`(${JSON.stringify(Object.fromEntries(nearest))}::jsonb ->> prd_id)::integer`,
    ),
    ids: ids.toSorted((a, b) => Number(soldOut.has(a)) - Number(soldOut.has(b))),
    found: ids.length,
  };
}
