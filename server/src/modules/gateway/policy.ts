import type { Composition } from '@pinpu/shared/contracts';

const originOf = (base: string) => (base.startsWith('/') ? [] : [new URL(base).origin]);

/** The content security policy of a page: scripts come from here and from the origins of its remotes alone. */
export function contentSecurityPolicy(
  composition: Composition,
  nonce: string,
  formTargets: string[],
): string {
  const remotes = [
    ...new Set(Object.values(composition.remotes).flatMap(({ base }) => originOf(base))),
  ];
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...remotes].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ['connect-src', "'self'", ...remotes].join(' '),
    ['form-action', "'self'", ...formTargets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
