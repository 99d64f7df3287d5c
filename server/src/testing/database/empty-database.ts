import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { connectEmbedded, openEmbedded } from '../../platform/db/embedded.ts';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import type { Migration } from '../../platform/db/migrations.ts';
import { connectPostgres, openPostgres } from '../../platform/db/postgres.ts';
import { inEveryFile } from '../every-file.ts';

/** A database without even a schema, which can be closed and opened again. */
export interface EmptyDatabase {
  /** Its own folder; contains `db/` where the database is embedded. */
  dataDir: string;
  /** The address of a PostgreSQL database; undefined for an embedded one. */
  url: string | undefined;
  connect(): Promise<DatabaseHandle>;
  open(migrations?: Migration[]): Promise<DatabaseHandle>;
}

const server = process.env.TEST_DATABASE_URL;
/** Whether tests also run on a PostgreSQL. */
export const hasPostgres = server !== undefined;

const removals: (() => Promise<unknown>)[] = [];

inEveryFile('afterEach', async () => {
  for (const remove of removals.splice(0)) await remove();
});

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinpu-test-'));
  removals.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const create: (options: PGliteOptions) => Promise<PGlite> = PGlite.create.bind(PGlite);

/** A folder with an empty database, created once per process. */
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pinpu-empty-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await create({ dataDir: folder })).close();
  return folder;
}

async function createQuickly(options: PGliteOptions): Promise<PGlite> {
  const { dataDir } = options;
  if (dataDir && readdirSync(dataDir).length === 0) {
    template ??= makeTemplate();
    cpSync(await template, dataDir, { recursive: true });
  }
  return create(options);
}

/** Databases created in folders are copies until the test ends: creating one takes seconds. */
export function emptyEmbedded(): EmptyDatabase {
  const creating: { create: typeof create } = PGlite;
  jest.spyOn(creating, 'create').mockImplementation(createQuickly);
  const dataDir = newDataDir();
  const dir = join(dataDir, 'db');
  return {
    dataDir,
    url: undefined,
    connect: () => connectEmbedded(dir),
    open: (migrations) => openEmbedded(dir, {}, migrations),
  };
}

export async function emptyPostgres(): Promise<EmptyDatabase> {
  const name = `pinpu_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name}`);
  removals.push(() => admin(`DROP DATABASE ${name} WITH (FORCE)`));
  const { href: url } = Object.assign(new URL(server ?? ''), { pathname: `/${name}` });
  return {
    dataDir: newDataDir(),
    url,
    connect: () => connectPostgres(url),
    open: (migrations) => openPostgres(url, migrations),
  };
}
