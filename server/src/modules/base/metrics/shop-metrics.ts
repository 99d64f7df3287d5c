import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { inTime } from '../../../platform/in-time.ts';
import type { Deps } from '../../../platform/module.ts';
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

/**
 * Returns a function that copies the modules' labelled counts into `registry`. Read at each scrape, since modules
 * register theirs after this call.
 */
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

/** The same for the modules' measures. */
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

/** Metrics of one instance and of the database it shares; `scrape` writes them in OpenMetrics format. */
export function shopMetrics({
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
