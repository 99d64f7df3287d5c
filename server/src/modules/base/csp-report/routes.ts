import * as s from '@pinpu/shared/contracts/schema';
import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { App, ServerModule } from '../../../platform/module.ts';
import { CSP_REPORT_PATH } from './report-headers.ts';

const text = s.withDefault(s.string(), '');

const singleReportSchema = s.object({
  'csp-report': s.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});

const reportListSchema = s
  .array(s.object({ type: s.string(), body: s.unknown() }))
  .check(s.maxLength(100));

const listedBodySchema = s.object({ effectiveDirective: text, blockedURL: text });

const cspReportSchema = s.union([singleReportSchema, reportListSchema]);

interface Violation {
  directive: string;
  blocked: string;
}

const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];

/** Rejections of `Integrity-Policy` are listed under a name of their own. */
const INTEGRITY = 'integrity-policy';

// Older browsers send the whole directive: `script-src 'self' …`.
function knownDirective(directive: string): string {
  const [name = ''] = directive.split(' ');
  return DIRECTIVES.includes(name) ? name : 'other';
}

const KEYWORDS = [
  'blob',
  'data',
  'eval',
  'inline',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
];

/** `self` for the shop's own. The whole address is not counted: it can identify a person. */
function blockedOrigin(blocked: string, own: string): string {
  if (KEYWORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  if (origin === own) return 'self';
  return /^https?:/.test(protocol) ? origin : protocol;
}

function violationsOf(report: s.Infer<typeof cspReportSchema>, own: string): Violation[] {
  if (!Array.isArray(report)) {
    const one = report['csp-report'];
    const directive = one['effective-directive'] || one['violated-directive'];
    return [
      { directive: knownDirective(directive), blocked: blockedOrigin(one['blocked-uri'], own) },
    ];
  }
  return report.flatMap(({ type, body }) => {
    const isIntegrity = type === 'integrity-violation';
    if (type !== 'csp-violation' && !isIntegrity) return [];
    const read = s.safeParse(listedBodySchema, body);
    if (!read.success) return [];
    const { effectiveDirective, blockedURL } = read.data;
    const directive = isIntegrity ? INTEGRITY : knownDirective(effectiveDirective);
    return [{ directive, blocked: blockedOrigin(blockedURL, own) }];
  });
}

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
