import { type PartEvent, partErrorsAnswerSchema, partReportSchema } from '@pinpu/shared/contracts';
import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { protectAdministration } from '../../base/admin/administration.ts';
import { shopOf } from '../composition/service.ts';
import { rollBackFailing } from './automatic-rollback.ts';
import { findCounts, findReasons } from './repository.ts';
import { knownVersions, partReportsOf } from './service.ts';

const HOUR_MS = 3_600_000;
const REASONS = 10;

const ORDER: PartEvent['phase'][] = ['entry', 'exposed module', 'part', 'render'];

type Count = Awaited<ReturnType<typeof findCounts>>[number];

function phasesOf(counts: readonly Count[]) {
  return ORDER.flatMap((phase) => {
    const of = (outcome: string) =>
      counts.find((one) => one.phase === phase && one.outcome === outcome) ?? { count: 0, ms: 0 };
    const [ok, failed] = [of('ok'), of('failed')];
    if (ok.count + failed.count === 0) return [];
    const ms = ok.count === 0 ? 0 : Math.round(ok.ms / ok.count);
    return { phase, ok: ok.count, failed: failed.count, ms };
  });
}

export async function versionErrors(db: Database, now: Date, hours: number) {
  const since = before(now, hours * HOUR_MS);
  const [counts, reasons] = await Promise.all([findCounts(db, since), findReasons(db, since)]);
  const versions = Map.groupBy(counts, ({ remote, version }) => JSON.stringify([remote, version]));
  return [...versions].sort().flatMap(([, [first, ...rest]]) => {
    if (first === undefined) return [];
    const { remote, version } = first;
    const own = reasons.filter((one) => one.remote === remote && one.version === version);
    const latest = own.slice(0, REASONS).map(({ at, phase, why }) => ({ at, phase, why }));
    return { remote, version, phases: phasesOf([first, ...rest]), reasons: latest };
  });
}

const HOURS = 24;

/** `GET /api/parts/errors`: what pages reported about each version, for administrators. */
export const partErrorsModule: ServerModule = (app, deps) => {
  protectAdministration(app, deps);
  app.get(
    '/api/parts/errors',
    {
      schema: { response: { 200: partErrorsAnswerSchema } },
      config: { audit: 'deployment.errors' },
    },
    async () => {
      const found = await versionErrors(deps.db, deps.clock(), HOURS);
      const versions = found.map(({ reasons, ...one }) => ({
        ...one,
        reasons: reasons.map(({ at, ...reason }) => ({ ...reason, at: at.toISOString() })),
      }));
      return { success: true as const, body: { versions } };
    },
  );
};

const REMOTE_FILE = /^\/remotes\/([^/]+)\/([^/]+)\//;

/** These counts decide nothing, since anybody can request a file that never existed. */
export const remoteFileErrorsHook: ServerModule = async (app, { config, clock, counts }) => {
  const isKnown = await knownVersions(config, clock, app.log);
  const help = 'Requests for files of a remote that were answered with an error';
  const errors = labelledCounts('remote_file_errors', help, ['remote', 'version', 'status']);
  counts.push(errors);
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    if (statusCode < 400) return;
    const [, remote = '', version = ''] = REMOTE_FILE.exec(url) ?? [];
    if (isKnown(remote, version))
      errors.add({ remote, version, status: `${Math.floor(statusCode / 100)}xx` });
  });
};

/** The limit of reports per address. Reports beyond it get the same response, but are not counted. */
const READ_REPORTS = { max: 600, timeWindow: '10 minutes' };

const FLUSH_MS = 5000;
const DECIDE_MS = 10_000;

/** `POST /api/parts/report`: counts what loaded and failed; failing versions are rolled back. */
export const partReportModule: ServerModule = async (app, deps) => {
  const { config, clock, db, every } = deps;
  const reports = await partReportsOf(deps, app.log);
  const countReport = countPerAddress(app, READ_REPORTS);
  const flush = () => reports.flush(db);
  every('part reports', FLUSH_MS, flush);
  const shop = await shopOf(config, clock, app.log);
  if (shop !== undefined) {
    const deciding = { db, registry: shop.registry, log: app.log };
    every('automatic rollback', DECIDE_MS, () => rollBackFailing(deciding, clock()));
  }
  app.addHook('onClose', () =>
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'part reports not stored')),
  );

  const schema = { body: partReportSchema, hide: true };
  app.post('/api/parts/report', { schema }, async (request, reply) => {
    if ((await countReport(request)) === 0) reports.receive(request.body, request.ip);
    return reply.code(204).send();
  });
};
