import { statfs } from 'node:fs/promises';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isMigrated } from '../../../platform/db/migrations.ts';
import { inTime } from '../../../platform/in-time.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { insertLogMessage } from './repository.ts';

type Obstacle = 'disk' | 'database' | 'migrations';

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

/** Further calls join a running search, so that a hanging database is not queried twice. */
function obstacleSearch(
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

async function hasFreeSpace(dir: string, megabytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize >= megabytes * MEGABYTE;
}

/** `/healthz`: the process responds. `/readyz`: database and disk can be written. */
export const healthModule: ServerModule = (app, { db, config }) => {
  const findObstacle = obstacleSearch(db, config);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const reason = await findObstacle().catch((error: unknown): Obstacle => {
      request.log.error({ err: error }, 'not ready');
      return 'database';
    });
    return reason === null
      ? reply.send({ status: 'ready' })
      : reply.code(503).send({ status: 'not ready', reason });
  });
};
