import { asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { lockByName } from '../../../platform/db/one-at-a-time.ts';
import { adminFiles } from '../../../platform/db/schema/index.ts';

const { content, ...columns } = getTableColumns(adminFiles);

export type FileRow = Omit<typeof adminFiles.$inferSelect, 'content'>;

/** Serialises transactions that add files, so that names and total size can be checked. */
export const lockFiles = (tx: Database): Promise<void> => lockByName(tx, 'admin_files');

export const findFiles = (db: Database): Promise<FileRow[]> =>
  db.select(columns).from(adminFiles).orderBy(desc(adminFiles.c_date), asc(adminFiles.path));

export const findFilesAt = (db: Database, paths: readonly string[]): Promise<FileRow[]> =>
  db
    .select(columns)
    .from(adminFiles)
    .where(inArray(adminFiles.path, [...paths]));

export const findFilesOf = (db: Database, owner: string): Promise<FileRow[]> =>
  db.select(columns).from(adminFiles).where(eq(adminFiles.owner, owner));

/** The content of a file that release 0.1.0 stored in the table. */
export async function findContent(db: Database, path: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ content }).from(adminFiles).where(eq(adminFiles.path, path));
  return row?.content ?? undefined;
}

export async function countBytes(db: Database): Promise<number> {
  const total = sql<string>`coalesce(sum(${adminFiles.size}), 0)`;
  const [row] = await db.select({ total }).from(adminFiles);
  return Number(row?.total ?? 0);
}

export async function findObjects(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ object: adminFiles.object })
    .from(adminFiles)
    .where(isNotNull(adminFiles.object));
  return new Set(rows.flatMap(({ object }) => object ?? []));
}

export async function upsertFile(db: Database, row: FileRow): Promise<void> {
  const set = { ...row, content: null };
  await db.insert(adminFiles).values(set).onConflictDoUpdate({ target: adminFiles.path, set });
}

export async function deleteFileAt(db: Database, path: string): Promise<FileRow | undefined> {
  const [row] = await db.delete(adminFiles).where(eq(adminFiles.path, path)).returning(columns);
  return row;
}
