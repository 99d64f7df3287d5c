import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { condition } from './conditions.ts';
import { countOf } from './counts.ts';
import { anyOf, type IndexQuery } from './index-query.ts';
import type { ProductFilter } from './product-filter.ts';
import type { NamedMatches } from './search-match.ts';
import type { IndexedMatches } from './search-part.ts';
import { orderOf } from './sort-order.ts';
import { and, inAnyIndex, inIndex, sumOf } from './sql-terms.ts';

interface Counted {
  [column: string]: unknown;
  total: number;
  above: string[];
}

/** With this many products or more, several index queries read many matches faster than one joined query does. */
const LARGE = 15_000;

/** Small shops use one joined query, or PostgreSQL would compare every product with each. */
const isAny = ({ listed }: ProductFilter, indexes: readonly IndexQuery[]): SQL =>
  listed < LARGE ? inIndex(anyOf(indexes)) : inAnyIndex(indexes);

function listed(filter: ProductFilter, { indexes, condition: is }: IndexedMatches): SQL {
  const found = isAny(filter, indexes);
  const matching = is === undefined ? found : and([found, is]);
  return sql`FROM listed_products WHERE ${condition(filter, matching)}`;
}

/** From the price counts: most matches of a common word are counted without reading them. */
function countOfCategories(filter: ProductFilter, ids: readonly string[]): SQL {
  const { categoryIds } = filter;
  const within = categoryIds ? ids.filter((id) => categoryIds.includes(id)) : [...ids];
  return countOf({ ...filter, match: undefined, categoryIds: within });
}

/** The number of matches and, in order, the first of those with a relevance above `last`. */
export async function countMatches(
  db: Database,
  filter: ProductFilter,
  { counted, above }: NamedMatches,
  last: number,
  needed: number,
): Promise<Counted> {
  const { by, forward } = orderOf(filter);
  const counts = [
    countOfCategories(filter, counted.categoryIds),
    ...counted.others.map((group) => sql`SELECT count(*) ${listed(filter, group)}`),
  ];
  const { rows } = await db.execute<Counted>(
    sql`SELECT ${sumOf(counts.map((count) => sql`(${count})`))}::integer AS total, ARRAY(SELECT prd_id
      FROM (SELECT prd_id, ${by} ${listed(filter, above(last))}) AS above
      WHERE place > ${last}::integer ORDER BY ${forward} LIMIT ${needed}) AS above`,
  );
  return rows[0] ?? { total: 0, above: [] };
}
