import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { checkedMime } from './check-file.ts';
import type { FileLimits } from './config.ts';
import { freeName } from './file-name.ts';
import type { ReceivedFile } from './receive.ts';
import {
  countBytes,
  deleteFileAt,
  type FileRow,
  findContent,
  findFilesAt,
  findFilesOf,
  findObjects,
  lockFiles,
  upsertFile,
} from './repository.ts';
import { type FileStorage, newObjectName, objectTime } from './storage/port.ts';

export interface FileStore {
  db: Database;
  storage: FileStorage;
  limits: FileLimits;
}

export interface UploadedBy {
  owner: string;
  account: string;
  overwrite: boolean;
}

type NewFile = Pick<FileRow, 'name' | 'mime' | 'size' | 'sha256'> & { object: string };

const ID_BYTES = 16;

export const fileNotFound = (): Rejection =>
  new Rejection(404, '404', '查無指定查詢條件資料，請重新確認後再試一次，謝謝。');

const full = () =>
  new Rejection(507, 'STORAGE_FULL', '檔案空間已滿，請先刪除不需要的檔案，再上傳一次。');

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

export async function orFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? full() : error;
  }
}

async function saveRows(
  { db, limits }: FileStore,
  files: readonly NewFile[],
  { owner, account, overwrite }: UploadedBy,
  now: Date,
) {
  return db.transaction(async (tx) => {
    await lockFiles(tx);
    const stored = new Map((await findFilesOf(tx, owner)).map((row) => [row.name, row]));
    const rows: FileRow[] = [];
    const replaced: string[] = [];
    for (const file of files) {
      const name = overwrite ? file.name : freeName(file.name, (taken) => stored.has(taken));
      const old = stored.get(name);
      const id = randomBytes(ID_BYTES).toString('base64url');
      const path = old?.path ?? `${owner}/${id}/${name}`;
      const row = { ...file, path, name, owner, account, c_date: now };
      if (old?.object) replaced.push(old.object);
      stored.set(name, row);
      rows.push(row);
      await upsertFile(tx, row);
    }
    if ((await countBytes(tx)) > limits.total_bytes) throw full();
    return { rows, replaced };
  });
}

/** All or none. @throws Rejection naming the file that is not accepted, or 507 without space. */
export async function storeFiles(
  store: FileStore,
  received: readonly ReceivedFile[],
  by: UploadedBy,
  now: Date,
): Promise<FileRow[]> {
  const { storage } = store;
  const files: (NewFile & { from: ReceivedFile })[] = [];
  for (const from of received) {
    const { name, bytes: size, sha256 } = from;
    const mime = await checkedMime(name, from);
    files.push({ name, mime, size, sha256, object: newObjectName(now), from });
  }
  try {
    for (const { object, from } of files) await storage.add(object, from);
    const added = files.map(({ from: _, ...file }) => file);
    const { rows, replaced } = await saveRows(store, added, by, now);
    // Where this fails, `removeOrphans` deletes the object later.
    for (const object of replaced) await storage.remove(object).catch(() => undefined);
    return rows;
  } catch (error) {
    for (const { object } of files) await storage.remove(object).catch(() => undefined);
    throw error;
  }
}

export async function openFile(
  { db, storage }: FileStore,
  { path, object }: FileRow,
): Promise<Readable> {
  if (object !== null) {
    const content = await storage.open(object);
    if (content) return content;
    throw fileNotFound();
  }
  return Readable.from([Buffer.from((await findContent(db, path)) ?? [])]);
}

export async function fileAt({ db }: FileStore, path: string): Promise<FileRow> {
  const [row] = await findFilesAt(db, [path]);
  if (!row) throw fileNotFound();
  return row;
}

export async function removeFile({ db, storage }: FileStore, path: string): Promise<void> {
  const row = await deleteFileAt(db, path);
  if (!row) throw fileNotFound();
  if (row.object !== null) await storage.remove(row.object).catch(() => undefined);
}

/** Deletes objects of the storage that no row refers to, from a day after they were stored. */
export async function removeOrphans({ db, storage }: FileStore, now: Date): Promise<void> {
  const old: string[] = [];
  for await (const name of storage.names())
    if ((objectTime(name) ?? Number.POSITIVE_INFINITY) < now.getTime() - DAY) old.push(name);
  if (old.length === 0) return;
  const needed = await findObjects(db);
  for (const name of old) if (!needed.has(name)) await storage.remove(name);
}
