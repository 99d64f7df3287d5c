import { type SQL, sql } from 'drizzle-orm';

/** Greater than any relevance. */
const BEHIND = 100_000;

/**
 * The relevance of sold-out products is lower than that of all others, except where `keyword` is the product's own
 * name: more than half of what the name says before its first space.
 */
export function soldOutLast(relevance: SQL, keyword = ''): SQL {
  const own = keyword.replaceAll(' ', '');
  const isOwn = sql`strpos(replace(search_name, ' ', ''), ${own}::text) > 0
    AND length(${own}::text) * 2 > length(split_part(search_name, ' ', 1))`;
  const comesFirst = own === '' ? sql`in_stock` : sql`in_stock OR ${isOwn}`;
  return sql`(${relevance}) - CASE WHEN ${comesFirst} THEN 0 ELSE ${sql.raw(String(BEHIND))} END`;
}
