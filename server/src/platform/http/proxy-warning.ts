import type { FastifyInstance } from 'fastify';

export const PROXY_WARNING =
  'X-Forwarded-For arrived, but TRUST_PROXY is empty: limits count all clients of the proxy as one; set TRUST_PROXY to its address';

/** Warns once when requests come through a proxy that TRUST_PROXY does not name. */
export function registerProxyWarning(
  app: FastifyInstance,
  { trustProxy }: { trustProxy: string },
): void {
  if (trustProxy !== '') return;
  let warned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(PROXY_WARNING);
  });
}
