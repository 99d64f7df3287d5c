import { statfs } from 'node:fs/promises';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isMigrated } from '../../../platform/db/migrations.ts';
import { inTime } from '../../../platform/in-time.ts';
import { insertLogMessage } from './repository.ts';

export type Obstacle = 'disk' | 'database' | 'migrations';

/** Load balancers check every few seconds, and treat an instance that does not answer as down; in ms. */
const LIMIT_MS = 1000;

async function findObstacle(
  db: Database,
  { dataDir, minFreeMb }: Pick<Config, 'dataDir' | 'minFreeMb'>,
): Promise<Obstacle | null> {
  if (!(await hasFreeSpace(dataDir, minFreeMb))) return 'disk';
  if (!(await isMigrated(db))) return 'migrations';
  await insertLogMessage(db);
  return null;
}

/**
 * Returns a function that looks for an obstacle, for one second at most. While one search runs, further calls join it,
 * so that a hanging database is not queried twice. @throws what the database or the disk throws, or after one second.
 */
export function obstacleSearch(
  db: Database,
  config: Pick<Config, 'dataDir' | 'minFreeMb'>,
): () => Promise<Obstacle | null> {
  let search: Promise<Obstacle | null> | undefined;
  return async () => {
    search ??= findObstacle(db, config).finally(() => {
      search = undefined;
    });
    return inTime(LIMIT_MS, search);
  };
}

const MEGABYTE = 1024 * 1024;

/** Whether the disk of `dir` has at least `megabytes` free for an ordinary user. */
async function hasFreeSpace(dir: string, megabytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize >= megabytes * MEGABYTE;
}
