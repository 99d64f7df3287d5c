import type { Composition } from '@pinpu/shared/contracts';

const originOf = (base: string) => (base.startsWith('/') ? [] : [new URL(base).origin]);

const isHttp = (origin: string) => origin.startsWith('http');

/** Origins that a page connects to, besides the shop's own: those of its remotes, and the `further` ones. */
export const originsOf = ({ remotes }: Composition, further: readonly string[] = []): string[] => {
  const bases = Object.values(remotes).flatMap(({ base }) => originOf(base));
  return [...new Set([...bases, ...further])];
};

/** Origins that scripts and pictures may come from: HTTP ones, without a development server's web socket. */
export const scriptOriginsOf = (origins: readonly string[]) => origins.filter(isHttp);

/**
 * The content security policy of a page: scripts and pictures only from this origin and `origins`. Strings that can become code pass the
 * one Trusted Types policy that the page's HTML declares. `reports` are the directives that say where violations are sent.
 */
export function contentSecurityPolicy(
  origins: readonly string[],
  nonce: string,
  formOrigins: readonly string[],
  reports: readonly string[],
  frameAncestors: "'none'" | "'self'" = "'none'",
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...scriptOriginsOf(origins)].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', ...scriptOriginsOf(origins)].join(' '),
    ['connect-src', "'self'", ...origins].join(' '),
    ['form-action', "'self'", ...formOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    ...reports,
  ].join('; ');
}

/** Whether everything that a page of this composition loads is requested with a hash; working copies have no hashes. */
const isWhollyChecked = ({ shell, remotes, overrides = {} }: Composition) =>
  Object.values(overrides).every((one) => !('url' in one)) &&
  [shell, ...Object.values(remotes)].every((build) => build?.checks === 'every-file');

/** Makes the browser itself reject scripts without a hash, where no build of the composition loads any. */
export const integrityPolicy = (composition: Composition): Record<string, string> =>
  isWhollyChecked(composition)
    ? { 'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)' }
    : {};
