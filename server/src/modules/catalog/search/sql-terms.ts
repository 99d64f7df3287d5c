import { type SQL, sql } from 'drizzle-orm';
import type { IndexQuery } from './index-query.ts';

export const inIndex = (query: IndexQuery): SQL => sql`search @@ ${query}::tsquery`;
/** Whether any of these index queries returns a product; as subqueries, or PostgreSQL may compare every product with a long one. */
export const inAnyIndex = (queries: readonly IndexQuery[]): SQL =>
  or(queries.map((query) => sql`search @@ (SELECT ${query}::tsquery)`));
export const and = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);
export const or = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([...conditions], sql` OR `)})`;
export const least = (values: readonly SQL[]): SQL => sql`least(${sql.join([...values], sql`, `)})`;
export const greatest = (values: readonly SQL[]): SQL =>
  sql`greatest(${sql.join([...values], sql`, `)})`;
export const sumOf = (values: readonly SQL[]): SQL => sql`(${sql.join([...values], sql` + `)})`;
