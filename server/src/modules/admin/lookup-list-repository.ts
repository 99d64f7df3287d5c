import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/index.ts';

/** Which items of a lookup are listed, how many, and in which order. */
export interface LookupScope {
  limit: number;
  /** The business user whose items they are; null for all. */
  bizId: string | null;
  /** Each is contained in one of the item's fields. */
  words: readonly string[];
  /** Undefined for the lookup's own order. */
  order?: { field: string; descending: boolean } | undefined;
}

/** The fields of an item that are searched, and that a list can be ordered by. */
export type LookupFields = Readonly<Record<string, PgColumn | SQL>>;

/** A lookup: its fields, and its list in a scope. */
export interface LookupList<Row> {
  fields: LookupFields;
  find: (db: Database, scope: LookupScope) => Promise<Row[]>;
}

interface Parts {
  fields: LookupFields;
  /** Of the business user that owns an item. */
  owner?: PgColumn;
  /** The order where none is requested; its last column is unique, and decides between equals always. */
  order: readonly [SQL, ...SQL[]];
}

const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One text of all fields, in the form that words are normalised to. */
const textOf = (fields: LookupFields) =>
  sql`normalize(concat_ws(' ', ${sql.join(Object.values(fields), sql`, `)}), NFKC)`;

/** Condition, order and limit of a lookup in a scope. */
export function lookupParts({ fields, owner, order }: Parts, scope: LookupScope) {
  const own = owner && scope.bizId !== null ? eq(owner, scope.bizId) : undefined;
  const text = textOf(fields);
  const where = and(own, ...scope.words.map((word) => sql`${text} ilike ${containing(word)}`));
  const column = scope.order && fields[scope.order.field];
  const requested = column && (scope.order?.descending ? desc(column) : asc(column));
  return { where, order: requested ? [requested, ...order] : order, limit: scope.limit };
}
