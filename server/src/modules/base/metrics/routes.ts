import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { inTime } from '../../../platform/in-time.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { type Backlog, findBacklog } from './repository.ts';

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The longest time a scrape waits for the database, in ms. */
const LIMIT_MS = 2000;

const BACKLOG = {
  queued_mails: 'Mails that are not sent yet',
  dead_mails: 'Mails that are not retried any more',
  orders_in_processing: 'Orders in status 7, whose payment the provider has not decided',
  open_refunds: 'Payments that must be refunded',
} as const;

const names = Object.keys(BACKLOG) as (keyof typeof BACKLOG)[];

/** Reads the modules' counts at each scrape, since modules register theirs after this call. */
function labelledCounters(registry: Registry<OpenMetricsContentType>, counts: Deps['counts']) {
  const counters = new Map<string, Counter>();
  return (): void => {
    for (const { name, help, labels, read } of counts) {
      const one =
        counters.get(name) ??
        new Counter({
          name: `pinpu_${name}_total`,
          help,
          labelNames: labels,
          registers: [registry],
        });
      counters.set(name, one);
      one.reset();
      for (const [values, count] of read()) one.inc(values, count);
    }
  };
}

function measuredGauges(gauge: (name: string, help: string) => Gauge, measures: Deps['measures']) {
  const gauges = new Map<string, Gauge>();
  return (): void => {
    for (const { name, help, read } of measures) {
      const one = gauges.get(name) ?? gauge(name, help);
      gauges.set(name, one);
      one.set(read());
    }
  };
}

function shopMetrics({
  db,
  clock,
  poolUsage,
  measures,
  counts,
}: Pick<Deps, 'db' | 'clock' | 'poolUsage' | 'measures' | 'counts'>) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `pinpu_${name}`, help, registers: [registry] });
  const requests = new Histogram({
    name: 'pinpu_http_request_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const gauges = new Map(names.map((name) => [name, gauge(name, BACKLOG[name])]));
  const oldest = gauge('oldest_mail_seconds', 'Age of the oldest mail that is not sent yet');
  const ahead = gauge('clock_ahead_seconds', 'By how much this clock is ahead of the database’s');
  const up = gauge('database_up', '1 where the database answered this scrape');
  const pool = new Gauge({
    name: 'pinpu_database_connections',
    help: 'Connections of requests, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
  });

  const setMeasures = measuredGauges(gauge, measures);
  const setCounts = labelledCounters(registry, counts);

  function setBacklog(backlog: Backlog): void {
    for (const [name, one] of gauges) one.set(backlog[name]);
    const { oldest_mail, database_time } = backlog;
    const now = clock().getTime() / 1000;
    oldest.set(oldest_mail === null ? 0 : Math.max(0, now - oldest_mail));
    ahead.set(now - database_time);
  }

  async function scrape(): Promise<string> {
    const backlog = await inTime(LIMIT_MS, findBacklog(db)).catch(() => undefined);
    up.set(backlog ? 1 : 0);
    if (backlog) setBacklog(backlog);
    setMeasures();
    setCounts();
    for (const [state, count] of Object.entries(poolUsage() ?? {})) pool.set({ state }, count);
    return registry.metrics();
  }
  return { contentType: registry.contentType, requests, scrape };
}

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
 * `GET /metrics` in OpenMetrics format: on METRICS_PORT, for this machine only unless METRICS_HOST is set, or on the
 * shop's port with METRICS_TOKEN as bearer token; with both, on METRICS_PORT with the token. Without either it measures
 * nothing.
 */
export const metricsHook: ServerModule = (app, deps) => {
  const { metricsPort, metricsHost: host, metricsToken: token } = deps.config;
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
