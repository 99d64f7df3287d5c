import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';

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
