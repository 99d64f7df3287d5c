import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
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

/** From so many products on, many matches are read sooner by several index queries than by one. */
const LARGE = 15_000;

/** By an index query for each where the shop is so large that PostgreSQL does not compare every product with them. */
const isAny = ({ listed }: ProductFilter, indexes: readonly IndexQuery[]): SQL =>
  listed < LARGE ? inIndex(anyOf(indexes)) : inAnyIndex(indexes);

function listed(filter: ProductFilter, { indexes, condition: is }: IndexedMatches): SQL {
  const found = isAny(filter, indexes);
  const matching = is === undefined ? found : and([found, is]);
  return sql`FROM listed_products WHERE ${condition(filter, matching)}`;
}

/** All products of these categories that the list has; most of what matches a common word, and none of it is read. */
function countOfCategories(filter: ProductFilter, ids: readonly string[]): SQL {
  const { categoryIds } = filter;
  const within = categoryIds ? ids.filter((id) => categoryIds.includes(id)) : [...ids];
  return countOf({ ...filter, match: undefined, categoryIds: within });
}

/** How many match, and in order the first of those that rank above a place. */
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
      ORDER BY ${forward} LIMIT ${needed}) AS above`,
  );
  return rows[0] ?? { total: 0, above: [] };
}
