import { isMigrated } from '../../platform/db/migrations.ts';
import type { ServerModule } from '../../platform/module.ts';

/** `GET /healthz`: the process responds. `GET /readyz`: the database responds and is migrated (architecture §4). */
export const healthModule: ServerModule = (app, { db }) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const ready = await isMigrated(db).catch((error: unknown) => {
      request.log.error({ err: error }, 'database unreachable');
      return false;
    });
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
};
