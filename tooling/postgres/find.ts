import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const askPgConfig = (): string[] => {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? [stdout.trim()] : [];
};

/** The folders in which Debian installs PostgreSQL, newest version first; they are not on the PATH. */
const debianFolders = (): string[] => {
  try {
    return readdirSync('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
};

/** The folder with PostgreSQL's server binaries; null if this machine has none. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [...askPgConfig(), ...debianFolders(), ...onPath];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isRunnable(path.join(folder, name))),
  );
  return found ?? null;
}

/** Whether tests can use PostgreSQL: the server of TEST_DATABASE_URL, or binaries to start one. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;
