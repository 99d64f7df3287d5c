import { partReportSchema } from '@pinpu/shared/contracts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { shopOf } from '../composition/service.ts';
import { rollBackFailing } from './automatic-rollback.ts';
import { partReportsOf } from './part-reports.ts';

/** The limit of reports per address. Reports beyond it get the same response, but are not counted. */
const READ_REPORTS = { max: 600, timeWindow: '10 minutes' };

const FLUSH_MS = 5000;
const DECIDE_MS = 10_000;

/**
 * `POST /api/parts/report`: counts which versions pages loaded and what failed; versions that fail too often are rolled
 * back.
 */
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
