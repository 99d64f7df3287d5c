import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openEmbedded } from '../../platform/db/embedded.ts';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import { openPostgres } from '../../platform/db/postgres.ts';

/** A new migrated database on the server of TEST_DATABASE_URL, dropped when it is closed. */
async function openOnServer(url: string): Promise<DatabaseHandle> {
  const name = `pinpu_test_${randomBytes(6).toString('hex')}`;
  const handle = await openPostgres(await copyOnServer(url, name));
  return {
    ...handle,
    close: async () => {
      await handle.close();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`).finally(() => client.end());
    },
  };
}

/** In memory, or on the PostgreSQL of TEST_DATABASE_URL; migrated and empty. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openEmbedded(null, { loadDataDir: await embeddedTemplate() });
}

/** The size in bytes above which a table is truncated, since deleted rows stay in the file and slow down every scan. */
const LARGE = 1_000_000;

/**
 * Empties every table, and restarts the numbering of rows at 1. Deleting a few rows takes a tenth of the time of
 * truncating 37 tables. Needs a superuser on PostgreSQL, since foreign keys and triggers are disabled meanwhile.
 */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  await db.execute(
    sql.raw(`DO $$
      DECLARE t text; s regclass;
      BEGIN
        SELECT string_agg(oid::regclass::text, ', ') INTO t FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > ${LARGE};
        IF t IS NOT NULL THEN EXECUTE 'TRUNCATE ' || t || ' CASCADE'; END IF;
        SET LOCAL session_replication_role = replica;
        FOR t IN SELECT format('%I', tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
          EXECUTE 'DELETE FROM ' || t;
        END LOOP;
        FOR s IN SELECT format('%I.%I', schemaname, sequencename)::regclass FROM pg_sequences
          WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
          PERFORM setval(s, 1, false);
        END LOOP;
      END $$`),
  );
}

const SERVER = resolve(import.meta.dirname, '../../..');
const CACHE = resolve(SERVER, '../node_modules/.cache/pinpu');

/** What the template depends on: with other migrations or another PGlite, a new one is made. */
const SOURCES = ['migrations', 'src/platform/db', 'package.json'];

/** Key of the advisory lock for making a template on a PostgreSQL server. */
const TEMPLATE_LOCK = 7_463_390;

const filesOf = (path: string): string[] =>
  path.endsWith('.json')
    ? [path]
    : readdirSync(join(SERVER, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(SERVER.length + 1))
        .sort();

function templateName(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash.update(`${file}\0`).update(readFileSync(join(SERVER, file)));
  return `pinpu_template_${hash.digest('hex').slice(0, 16)}`;
}

function readOrNull(file: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

async function makeEmbeddedTemplate(): Promise<Buffer<ArrayBuffer>> {
  const dir = mkdtempSync(join(tmpdir(), 'pinpu-template-'));
  try {
    await (await openEmbedded(dir)).close();
    const client = await PGlite.create(dir);
    const dump = await client.dumpDataDir('none').finally(() => client.close());
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function readOrMakeTemplate(): Promise<Blob> {
  const file = join(CACHE, `${templateName()}.tar`);
  const stored = readOrNull(file);
  if (stored) return new Blob([stored]);
  const bytes = await makeEmbeddedTemplate();
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE).filter((name) => name.endsWith('.tar')))
    rmSync(join(CACHE, other), { force: true });
  // Two workers may create it at the same time; renaming leaves one complete file.
  const part = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(part, bytes);
  renameSync(part, file);
  return new Blob([bytes]);
}

let template: Promise<Blob> | undefined;

/** A tar for `loadDataDir`, created once: a copy takes a tenth of the time of migrating. */
function embeddedTemplate(): Promise<Blob> {
  template ??= readOrMakeTemplate();
  return template;
}

let folder: string | undefined;

process.once('exit', () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Puts a migrated, empty embedded database into `dir`, for processes, which then start in a third of the time. */
export async function copyMigratedDatabase(dir: string): Promise<void> {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'pinpu-template-'));
    const loadDataDir = await embeddedTemplate();
    await (await PGlite.create({ dataDir: folder, loadDataDir })).close();
  }
  cpSync(folder, dir, { recursive: true });
}

const databaseAt = (url: string, name: string) => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

async function makeServerTemplate(client: pg.Client, url: string, name: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'pinpu\\_template\\_%'`,
  );
  if (rows.some(({ datname }) => datname === name)) return;
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  const unfinished = `${name}_unfinished`;
  await client.query(`CREATE DATABASE ${unfinished}`);
  await (await openPostgres(databaseAt(url, unfinished))).close();
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

/** Creates the database `name` on the server at `url` as a copy of a migrated one; returns its URL. */
async function copyOnServer(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const template = templateName();
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeServerTemplate(client, url, template);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  return databaseAt(url, name);
}
