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

/** The version of the format; raised when older releases can't read what newer ones write. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const TABLES = 'tables/';
export const UPLOADS = 'uploads/';

/** The first entry: which shop it is of, its migrations, and the columns of its rows. */
export const manifestSchema = object({
  format: literal(FORMAT),
  release: string(),
  made_at: string(),
  migrations: array(object({ hash: string() })).check(minLength(1)),
  tables: array(object({ name: string(), columns: array(string()) })),
});
export type BackupManifest = output<typeof manifestSchema>;

/** The last entry: how much must have been read before it. */
export const endSchema = object({
  rows: record(string(), number()),
  sequences: array(object({ name: string(), last: nullable(string()) })),
  uploads: number(),
});
export type End = output<typeof endSchema>;

/** A row: the text of each column as PostgreSQL writes it; null for NULL. */
export const rowSchema = array(nullable(string()));

/** Whether a path stays inside `uploads/`. */
export const isSafePath = (path: string): boolean =>
  /^[^\\\0]+$/.test(path) && path.split('/').every((name) => !['', '.', '..'].includes(name));
