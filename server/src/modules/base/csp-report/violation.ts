import * as s from '@pinpu/shared/contracts/schema';

const text = s.withDefault(s.string(), '');

/** Body of a browser's `report-uri` request: one violation. */
const singleReportSchema = s.object({
  'csp-report': s.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});

/** Body of a browser's `report-to` request: several reports, also of other kinds. */
const reportListSchema = s
  .array(s.object({ type: s.string(), body: s.unknown() }))
  .check(s.maxLength(100));

const listedBodySchema = s.object({ effectiveDirective: text, blockedURL: text });

export const cspReportSchema = s.union([singleReportSchema, reportListSchema]);

/** The blocked resource, without page or content. */
export interface Violation {
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

export const KEYWORDS = [
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

/** The violations of a report, without anything that identifies a page or a person. */
export function violationsOf(report: s.Infer<typeof cspReportSchema>, own: string): Violation[] {
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
