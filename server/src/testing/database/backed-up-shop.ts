import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { backUpShop } from '../../app/commands/back-up-shop.ts';
import { fileConfig } from '../../modules/base/file/config.ts';
import { restoreBackup } from '../../platform/backup/index.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { type Migration, readMigrations } from '../../platform/db/migrations.ts';
import { inEveryFile } from '../every-file.ts';
import { type EmptyDatabase, emptyEmbedded, emptyPostgres, hasPostgres } from './empty-database.ts';
import { contents, loadStoredDatabase } from './stored-database.ts';

let dir = '';
export const testDir = () => dir;

inEveryFile('beforeEach', () => {
  dir = mkdtempSync(join(tmpdir(), 'pinpu-backup-'));
});
inEveryFile('afterEach', () => rmSync(dir, { recursive: true, force: true }));

export const empty = async () => (hasPostgres ? emptyPostgres() : emptyEmbedded());

export const configOf = (
  { dataDir, url }: EmptyDatabase,
  env: Record<string, string> = {},
): Config =>
  readConfig({
    DATA_DIR: dataDir,
    DIST_DIR: 'off',
    LOG_LEVEL: 'silent',
    ...(url && { DATABASE_URL: url }),
    ...env,
  });

/** The folder of the administration's files, found by the file whose content is backed up. */
function filesFolder(): string {
  const { storage } = fileConfig({ uploadsDir: '/data/uploads', environment: {} });
  return storage.at === 'dir' ? relative('/data/uploads', storage.dir) : '';
}

/** Data of a shop besides its database: pictures, and a file of the administration. */
export const PICTURES = {
  'a1/茶.webp': Buffer.from([0, 255, 7]),
  'empty.png': Buffer.alloc(0),
  [`${filesFolder()}/1795000000000-0b0e`]: Buffer.from('%PDF-1.7'),
};

export function addPictures({ dataDir }: EmptyDatabase): void {
  for (const [name, bytes] of Object.entries(PICTURES)) {
    const path = join(dataDir, 'uploads', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

export const picturesOf = ({ dataDir }: EmptyDatabase) =>
  Object.fromEntries(
    Object.keys(PICTURES).map((name) => [name, readFileSync(join(dataDir, 'uploads', name))]),
  );

export async function storedData(database: EmptyDatabase) {
  const { db, close } = await database.connect();
  return contents(db).finally(close);
}

/** Orders in every state, pictures and a file; upgraded to `migrations`, changed by `prepare`. */
export async function backedUp(
  make = empty,
  migrations?: Migration[],
  prepare: (db: Database) => Promise<void> = async () => undefined,
) {
  const source = await make();
  await loadStoredDatabase(source);
  if (migrations) {
    const { db, close } = await source.open(migrations);
    await prepare(db).finally(close);
  }
  addPictures(source);
  const file = join(dir, 'backup.tar.gz');
  const { end } = await backUpShop(configOf(source), file);
  return { source, file, end };
}

let stored: Promise<Buffer> | undefined;

async function makeBackup(): Promise<Buffer> {
  return readFileSync((await backedUp()).file);
}

/** The backup of such a shop, created once for all tests that need no changes. */
export async function backupFile(): Promise<string> {
  stored ??= makeBackup().catch((error: unknown) => {
    stored = undefined;
    throw error;
  });
  const file = join(dir, 'stored.tar.gz');
  writeFileSync(file, await stored);
  return file;
}

export const restore = (
  file: string,
  { dataDir, url }: EmptyDatabase,
  { replace = false, migrations = readMigrations() } = {},
) =>
  restoreBackup(file, {
    dataDir,
    uploadsDir: join(dataDir, 'uploads'),
    databaseUrl: url ?? null,
    replace,
    migrations,
  });
