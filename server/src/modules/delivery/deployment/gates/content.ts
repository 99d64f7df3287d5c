import { type GateRejection, rejectionBy } from './gate.ts';

export interface ArtefactFile {
  path: string;
  kind: string;
  bytes: Buffer;
}

const SECRETS: readonly [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of Amazon Web Services', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[0-9A-Za-z]{36}/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of npm', /\bnpm_[0-9A-Za-z]{36}/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10}/],
  ['a key of Stripe', /\b[rs]k_live_[0-9A-Za-z]{16}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a token of Pinpu', /\bpinpu_(?:deploy_)?[\w-]{43}\b/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\b(?:postgres|postgresql|mysql|redis|amqp|https?):\/\/[^\s/:"'`@]+:[^\s/:"'`@]+@/,
  ],
];

const SOURCE_PATH =
  /(?:file:\/\/|["'`(\s])((?:\/(?:home|Users|root|work|workspace|builds?|private|tmp|opt|srv|var|mnt|app|github|__w)\/|[A-Z]:\\{1,2})[\w.@/\\ -]+\.(?:[cm]?[jt]sx?|json|map))\b/;

const INLINE_MAP = /sourceMappingURL=data:/;

/** Compressed files; their originals are checked instead. */
const isCompressed = (path: string) => /\.(?:br|gz)$/.test(path);
const isText = ({ path, kind }: ArtefactFile) => kind !== 'picture' && !isCompressed(path);

const rejection = rejectionBy('content');

function textFaults({ path, kind }: ArtefactFile, text: string): GateRejection[] {
  const secrets = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) =>
    rejection(
      `${path} contains ${what}`,
      'everybody can read a deployed file: take it out of the source, and revoke it, since it was in a build',
    ),
  );
  const place = kind === 'source-map' ? undefined : SOURCE_PATH.exec(text)?.[1];
  return [
    ...secrets,
    ...(place === undefined
      ? []
      : [
          rejection(
            `${path} names a file of the machine that built it: ${place}`,
            'build in production mode, without names of source files in the output',
          ),
        ]),
    ...(kind === 'script' && INLINE_MAP.test(text)
      ? [
          rejection(
            `${path} contains its source map`,
            "write maps to files of their own: devtool 'hidden-source-map'",
          ),
        ]
      : []),
  ];
}

function hasSources(text: string): boolean {
  try {
    const { sources, sourcesContent } = JSON.parse(text) as Record<string, unknown>;
    return [sources, sourcesContent].some((list) => Array.isArray(list) && list.length > 0);
  } catch {
    return true;
  }
}

/** No secret, no source, no path of the building machine, no style sheet without a check. */
export function contentGate(files: readonly ArtefactFile[]): GateRejection[] {
  return files.flatMap((file) => {
    if (file.kind === 'style')
      return rejection(
        `${file.path} is a style sheet, which browsers load without a check`,
        'write styles with styled-components, which are part of the checked scripts',
      );
    if (!isText(file)) return [];
    const text = file.bytes.toString('utf8');
    if (file.kind === 'source-map' && hasSources(text))
      return rejection(
        `${file.path} is a source map with the sources`,
        'leave it out of the upload; npm run deploy does',
      );
    return textFaults(file, text);
  });
}
