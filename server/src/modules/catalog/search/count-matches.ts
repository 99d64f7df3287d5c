import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { condition } from './conditions.ts';
import { anyOf, type IndexQuery } from './index-query.ts';
import type { ProductFilter } from './product-filter.ts';
import type { NamedMatches } from './search-match.ts';
import type { CountedGroup } from './search-part.ts';
import { orderOf } from './sort-order.ts';
import { and, inAnyIndex, inIndex, sumOf } from './sql-terms.ts';

interface Counted {
  [column: string]: unknown;
  total: number;
  above: string[];
}

/** From so many products on, many matches are read sooner by several index queries than by one. */
const LARGE = 15_000;

/** A synonym in the name. */
const SYNONYM = 4;

/** By an index query for each where the shop is so large that PostgreSQL does not compare every product with them. */
const isAny = ({ listed }: ProductFilter, indexes: readonly IndexQuery[]): SQL =>
  listed < LARGE ? inIndex(anyOf(indexes)) : inAnyIndex(indexes);

function listed(filter: ProductFilter, { indexes, condition: is }: CountedGroup): SQL {
  const found = isAny(filter, indexes);
  const matching = is === undefined ? found : and([found, is]);
  return sql`FROM listed_products WHERE ${condition(filter, matching)}`;
}

/** What ranks above is few, and the index returns it by itself. */
function countedApart(filter: ProductFilter, { groups, above }: NamedMatches, needed: number): SQL {
  const { by, forward } = orderOf(filter);
  const counts = groups.map((group) => sql`(SELECT count(*) ${listed(filter, group)})`);
  return sql`SELECT ${sumOf(counts)}::integer AS total, ARRAY(SELECT prd_id
    FROM (SELECT prd_id, ${by} ${listed(filter, above(SYNONYM))}) AS above
    ORDER BY ${forward} LIMIT ${needed}) AS above`;
}

/** What ranks above is collected while the matches are counted. */
function countedTogether(
  filter: ProductFilter,
  { groups, above }: NamedMatches,
  last: number,
  needed: number,
): SQL {
  const { forward } = orderOf(filter);
  const place = filter.match?.relevance ?? sql`0`;
  const counts = groups.map(
    (group) => sql`SELECT count(*) AS n,
      array_agg(ROW(prd_id, ${place}, rank)) FILTER (WHERE ${above(last).condition}) AS ranked
      ${listed(filter, group)}`,
  );
  return sql`WITH counted AS MATERIALIZED (${sql.join(counts, sql` UNION ALL `)})
    SELECT (SELECT sum(n) FROM counted)::integer AS total, ARRAY(SELECT prd_id FROM counted,
      unnest(ranked) AS ranked (prd_id text, place integer, sorted_by integer)
      ORDER BY ${forward} LIMIT ${needed}) AS above`;
}

/** How many match, and in order the first of those that rank above a place. */
export async function countMatches(
  db: Database,
  filter: ProductFilter,
  named: NamedMatches,
  last: number,
  needed: number,
): Promise<Counted> {
  const counted =
    last === SYNONYM
      ? countedApart(filter, named, needed)
      : countedTogether(filter, named, last, needed);
  const { rows } = await db.execute<Counted>(counted);
  return rows[0] ?? { total: 0, above: [] };
}
