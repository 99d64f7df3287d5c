import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { App, ServerModule } from '../../../platform/module.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { shopMetrics } from './shop-metrics.ts';

type Answer = (authorization: string | undefined) => Promise<[status: number, text: string]>;

const hasToken = (authorization: string | undefined, token: string): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${token}`);

/** Serves `/metrics` on a port of its own while the shop listens. */
function listenApart(
  app: App,
  { host, port }: { host: string; port: number },
  answer: Answer,
  type: string,
) {
  const send = async ({ url, headers }: IncomingMessage, reply: ServerResponse) => {
    const [status, text] = url === '/metrics' ? await answer(headers.authorization) : [404, ''];
    reply.writeHead(status, { 'content-type': type }).end(text);
  };
  const server = createServer((request, reply) => {
    send(request, reply).catch((error: unknown) => {
      app.log.error({ err: error }, 'metrics failed');
      reply.destroy();
    });
  });
  server.on('error', (error) => app.log.error({ err: error }, 'METRICS_PORT can’t be used'));
  app.addHook('onListen', async () => {
    await once(server.listen(port, host), 'listening');
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/**
 * `GET /metrics` in OpenMetrics format: on METRICS_PORT, which outsiders must not reach, or on the shop's port with
 * METRICS_TOKEN as bearer token; with both, on METRICS_PORT with the token. Without either it measures nothing.
 */
export const metricsHook: ServerModule = (app, deps) => {
  const { metricsPort, metricsToken: token, host } = deps.config;
  if (metricsPort === 0 && token === '') return;
  const { contentType, requests, scrape } = shopMetrics(deps);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? '-', status: statusCode };
    requests.observe(labels, elapsedTime / 1000);
  });
  const answer: Answer = async (authorization) =>
    token === '' || hasToken(authorization, token) ? [200, await scrape()] : [401, ''];
  if (metricsPort > 0) return listenApart(app, { host, port: metricsPort }, answer, contentType);
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const [status, text] = await answer(headers.authorization);
    return reply.code(status).type(contentType).send(text);
  });
};
