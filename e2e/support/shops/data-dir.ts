import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyMigratedDatabase } from '../../../server/src/testing/database/database-template.ts';
import { BRIEF, QUICKLY } from '../../../server/src/testing/shop-process.ts';
import { root } from '../../../tooling/build/workspaces.ts';

const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  BRIEF,
  QUICKLY,
];

/** Initial data of a shop: a migrated database without rows, or that of the demo shop. */
type Content = 'empty' | 'demo';

const newFolder = (name: string) => mkdtempSync(path.join(tmpdir(), `pinpu-${name}-`));
const copyOf = (from: string, to: string) => cpSync(from, to, { recursive: true });

/**
 * Makes the data folders that are copied for every shop of this run: creating, migrating and seeding a database takes
 * longer than the rest of a start. @throws Error with the output of a seed that failed
 */
export async function makeDataDirs(): Promise<string> {
  const folder = newFolder('data-dirs');
  const [empty, demo] = [path.join(folder, 'empty'), path.join(folder, 'demo')];
  await copyMigratedDatabase(path.join(empty, 'db'));
  copyOf(empty, demo);
  const seed = spawnSync(process.execPath, [...FLAGS, 'server/src/app/commands/seed.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: demo, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  if (seed.status !== 0) throw new Error(`The demo shop could not be seeded:\n${seed.stderr}`);
  mkdirSync(path.join(folder, 'pictures'));
  process.env.E2E_DATA_DIRS = folder;
  return folder;
}

/** Copies one of them to `folder`. */
export function copyDataDir(content: Content, folder: string) {
  copyOf(path.join(process.env.E2E_DATA_DIRS ?? '', content), folder);
}

/** Makes a new DATA_DIR for a shop. All shops of a run share the demo's encoded pictures. */
export function newDataDir(content: Content, name: string): string {
  const folder = newFolder(name);
  copyDataDir(content, folder);
  symlinkSync(
    path.join(process.env.E2E_DATA_DIRS ?? '', 'pictures'),
    path.join(folder, 'pictures'),
  );
  return folder;
}
