import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { isMigrated } from '../../platform/db/migrations.ts';
import { inTime } from '../../platform/in-time.ts';
import { hasFreeSpace } from './free-space.ts';
import { insertLogMessage } from './repository.ts';

/** Why an instance should get no requests. */
export type Obstacle = 'disk' | 'database' | 'migrations';

/** A load balancer asks every few seconds, and takes an instance that does not answer for dead. */
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
 * Looks for an obstacle, for a second at most. A search that has not ended is joined, not repeated: a database that
 * hangs is not asked twice. @throws what the database or the disk throws, or after the second.
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
