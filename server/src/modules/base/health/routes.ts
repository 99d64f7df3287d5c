import type { ServerModule } from '../../../platform/module.ts';
import { type Obstacle, obstacleSearch } from './readiness.ts';

/**
 * `GET /healthz`: the process responds. `GET /readyz`: its database is migrated and writable, and the disk of DATA_DIR
 * has space (docs/architecture.md).
 */
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
