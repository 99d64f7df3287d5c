import type { Composition } from '@pinpu/shared/contracts';

const originOf = (base: string) => (base.startsWith('/') ? [] : [new URL(base).origin]);

const isHttp = (origin: string) => origin.startsWith('http');

/** The content security policy of a page: scripts only from this origin, its remotes' and the `further` ones. */
export function contentSecurityPolicy(
  composition: Composition,
  nonce: string,
  formOrigins: string[],
  further: string[] = [],
): string {
  const bases = Object.values(composition.remotes).flatMap(({ base }) => originOf(base));
  const remotes = [...new Set([...bases, ...further])];
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...remotes.filter(isHttp)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ['connect-src', "'self'", ...remotes].join(' '),
    ['form-action', "'self'", ...formOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
