import {
  array,
  literal,
  minLength,
  nullable,
  number,
  object,
  type output,
  record,
  string,
} from 'zod/mini';

/** Raised where an older release could not read what a newer one writes. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const TABLES = 'tables/';
export const UPLOADS = 'uploads/';

/** The first entry: whose backup it is, at which level of migrations, and which columns its rows have. */
export const manifestSchema = object({
  format: literal(FORMAT),
  release: string(),
  made_at: string(),
  migrations: array(object({ hash: string() })).check(minLength(1)),
  tables: array(object({ name: string(), columns: array(string()) })),
});
export type Manifest = output<typeof manifestSchema>;

/** The last entry: what must have been read before it. */
export const endSchema = object({
  rows: record(string(), number()),
  sequences: array(object({ name: string(), last: nullable(string()) })),
  uploads: number(),
});
export type End = output<typeof endSchema>;

/** The text of each column as PostgreSQL writes it, null for NULL. */
export const rowSchema = array(nullable(string()));

/** A path below `uploads/` that leads nowhere else. */
export const isSafePath = (path: string): boolean =>
  /^[^\\\0]+$/.test(path) && path.split('/').every((name) => !['', '.', '..'].includes(name));
