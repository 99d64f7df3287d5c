import { once } from 'node:events';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Header, type Pack, pack } from 'tar-stream';
import type { Database } from '../db/index.ts';
import { appliedMigrations } from '../db/migrations.ts';
import {
  listSequences,
  listTables,
  selectLines,
  setCanonicalTexts,
  type Table,
} from '../db/tables.ts';
import { withoutTimeLimits } from '../db/time-limits.ts';
import { StartupError } from '../errors/startup-error.ts';
import { type BackupManifest, END, type End, FORMAT, MANIFEST, TABLES, UPLOADS } from './format.ts';

export interface BackupSource {
  db: Database;
  uploadsDir: string;
  release: string;
  now: Date;
}

type AddEntry = (
  name: string,
  size: number,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<unknown>;

const CHUNK_BYTES = 1024 * 1024;
const MOST_ROWS = 2000;

const addText = (add: AddEntry, name: string, text: string) => {
  const bytes = Buffer.from(text);
  return add(name, bytes.length, [bytes]);
};

async function addTable(tx: Database, table: Table, add: AddEntry): Promise<number> {
  await tx.execute(sql`DECLARE backup_rows NO SCROLL CURSOR FOR ${selectLines(table)}`);
  let [rows, piece, take] = [0, 0, 20];
  for (;;) {
    const fetched = await tx.execute<{ line: string }>(
      sql.raw(`FETCH FORWARD ${take} FROM backup_rows`),
    );
    if (fetched.rows.length === 0) break;
    const text = fetched.rows.map(({ line }) => `${line}\n`).join('');
    piece += 1;
    rows += fetched.rows.length;
    await addText(add, `${TABLES}${table.name}/${String(piece).padStart(6, '0')}.ndjson`, text);
    const perRow = text.length / fetched.rows.length;
    take = Math.max(1, Math.min(MOST_ROWS, Math.floor(CHUNK_BYTES / perRow)));
  }
  await tx.execute(sql`CLOSE backup_rows`);
  return rows;
}

/** Adds a consistent snapshot of the database, despite concurrent writes. */
async function addDatabase(tx: Database, source: BackupSource, add: AddEntry) {
  await setCanonicalTexts(tx);
  const migrations = (await appliedMigrations(tx)).map((hash) => ({ hash }));
  if (migrations.length === 0)
    throw new StartupError('There is no shop in the database yet: start it once, then back it up.');
  const tables = await listTables(tx);
  const manifest: BackupManifest = {
    format: FORMAT,
    release: source.release,
    made_at: source.now.toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((c) => c.name) })),
  };
  await addText(add, MANIFEST, JSON.stringify(manifest, null, 2));
  const rows: End['rows'] = {};
  for (const table of tables) rows[table.name] = await addTable(tx, table, add);
  return { rows, sequences: await listSequences(tx) };
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

async function addUpload(file: FileHandle, name: string, add: AddEntry): Promise<void> {
  const { size } = await file.stat();
  const content =
    size > 0 ? file.createReadStream({ autoClose: false, start: 0, end: size - 1 }) : [];
  await add(name, size, content);
}

/** Adds every file below `dir`, skipping those deleted meanwhile. Returns their number. */
async function addUploads(dir: string, add: AddEntry): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  let count = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = await open(path).catch(ifMissing(null));
    if (!file) continue;
    const name = relative(dir, path).split(sep).join('/');
    await addUpload(file, `${UPLOADS}${name}`, add).finally(() => file.close());
    count += 1;
  }
  return count;
}

/** The reason why `out` failed, unless it only ended because the database failed. */
const causeOf = (failure: NodeJS.ErrnoException, error: unknown): unknown =>
  failure.code === 'ERR_STREAM_PREMATURE_CLOSE' ? error : failure;

async function writeEntry(
  archive: Pack,
  header: Pick<Header, 'name' | 'size' | 'mtime'>,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const sink = archive.entry({ ...header, mode: 0o600 }, (error) =>
    error ? reject(error) : resolve(),
  );
  // The callback gets the error, too; without a listener, it would end the process.
  sink.on('error', () => undefined);
  for await (const chunk of content) if (!sink.write(chunk)) await once(sink, 'drain');
  sink.end(null);
  await done;
}

/**
 * Writes a backup of the shop to `out`, a gzipped tar (ADR 0130), and ends `out`. The database is read in one
 * transaction, with at most a few megabytes in memory. @throws what `out` or the database throws; then `out` is
 * destroyed.
 */
export async function writeBackup(source: BackupSource, out: Writable): Promise<End> {
  const archive = pack();
  const flow = pipeline(archive, createGzip(), out);
  flow.catch(() => undefined);
  // Rejects where `out` has failed, since it is no longer read then and the transaction must not wait for it.
  const add: AddEntry = (name, size, content) =>
    Promise.race([writeEntry(archive, { name, size, mtime: source.now }, content), flow]);
  try {
    const database = await withoutTimeLimits(source.db).transaction(
      (tx) => addDatabase(tx, source, add),
      {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      },
    );
    const end = { ...database, uploads: await addUploads(source.uploadsDir, add) };
    await addText(add, END, JSON.stringify(end, null, 2));
    archive.finalize();
    await flow;
    return end;
  } catch (error) {
    archive.destroy(null);
    throw await flow.then(
      () => error,
      (failure) => causeOf(failure, error),
    );
  }
}
