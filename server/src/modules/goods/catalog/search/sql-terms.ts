import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../../../platform/db/text-array.ts';
import type { IndexQuery } from './index-query.ts';

/** As a subquery, or PostgreSQL may compare every product of a small shop with it. */
export const inIndex = (query: IndexQuery): SQL =>
  and(query.map((text) => sql`search @@ (SELECT ${text}::tsquery)`));
/** The same for any of these queries. */
export const inAnyIndex = (queries: readonly IndexQuery[]): SQL =>
  or(queries.map((query) => sql`(${inIndex(query)})`));
export const inCategories = (ids: readonly string[]): SQL => sql`cate_id = ANY(${textArray(ids)})`;
export const and = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);
export const or = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([...conditions], sql` OR `)})`;
export const least = (values: readonly SQL[]): SQL => sql`least(${sql.join([...values], sql`, `)})`;
export const greatest = (values: readonly SQL[]): SQL =>
  sql`greatest(${sql.join([...values], sql`, `)})`;
export const sumOf = (values: readonly SQL[]): SQL => sql`(${sql.join([...values], sql` + `)})`;
