import type { FastifyInstance } from 'fastify';

/** Headers of every response that doesn't set its own; pages set their own policy, data needs no browser features. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!request.url.startsWith('/api/')) return;
    // Search engines that run the pages' scripts read it, but must not index it.
    reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
