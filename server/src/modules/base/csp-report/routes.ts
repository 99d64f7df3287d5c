import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { App, ServerModule } from '../../../platform/module.ts';
import { CSP_REPORT_PATH } from './report-headers.ts';
import { cspReportSchema, KEYWORDS, violationsOf } from './violation.ts';

/** Limit of reports per address, since a browser extension can make every page report something. */
const perAddress = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** The most blocked origins that are counted by name, since anyone can invent more. */
const NAMED_ORIGINS = 50;

const TYPES = ['application/csp-report', 'application/reports+json'];

/** The largest report, in bytes: a browser sends all that it has collected in a minute at once. */
const MAX_BYTES = 64 * 1024;

function readReports(app: App) {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, parse);
}

/** `POST /api/csp-report`: counts violations of pages' policies, by directive and blocked origin. */
export const cspReportModule: ServerModule = (app, { config, counts }) => {
  const own = new URL(config.publicUrl).origin;
  const help = 'Resources blocked by the content security policy of pages, as browsers report it';
  const violations = labelledCounts('csp_violations', help, ['directive', 'blocked']);
  counts.push(violations);
  const named = new Set<string>();
  const isNamed = (blocked: string) => {
    if (KEYWORDS.includes(blocked)) return true;
    if (named.size < NAMED_ORIGINS) named.add(blocked);
    return named.has(blocked);
  };
  readReports(app);

  const schema = { body: cspReportSchema, hide: true };
  app.post(CSP_REPORT_PATH, { schema, config: perAddress }, async (request, reply) => {
    for (const { directive, blocked } of violationsOf(request.body, own))
      violations.add({ directive, blocked: isNamed(blocked) ? blocked : 'other' });
    return reply.code(204).send();
  });
};
