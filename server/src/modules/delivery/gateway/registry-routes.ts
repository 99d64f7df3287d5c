import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { App } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import type { RegistrySource } from '../registry/index.ts';

/** A storage that does not answer is logged once, and once more when it does again. */
export function follower(
  { refresh }: Pick<RegistrySource, 'refresh'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
) {
  let isReachable = true;
  return async () => {
    try {
      await refresh();
      if (!isReachable) log.info('the registry can be read again');
      isReachable = true;
    } catch (error) {
      if (isReachable)
        log.error({ err: error }, 'the registry can’t be read: the last good entry stays in use');
      isReachable = false;
    }
  };
}

const uncached = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-cache')
    .header('access-control-allow-origin', '*')
    .type('application/json');

/** `/registry.json`, the exact bytes that are signed, and `/registry.json.sig`, their signatures. */
export function serveRegistry(app: App, { registry }: Shop) {
  const hidden = { schema: { hide: true } };
  app.get('/registry.json', hidden, async (_request, reply) =>
    uncached(reply).send(registry.current().payload),
  );
  app.get('/registry.json.sig', hidden, async (_request, reply) =>
    uncached(reply).send(JSON.stringify({ signatures: registry.current().signatures })),
  );
}
