import type { Composition } from '@pinpu/shared/contracts';
import type { Deps } from '../../../platform/module.ts';
import { reportDirectives, reportingEndpoints } from '../../base/csp-report/report-headers.ts';
import type { VisitorView } from './visitor-view.ts';

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
 * Scripts and pictures come only from this origin and `origins`. Strings that can become code pass the one Trusted Types
 * policy that the page's HTML declares.
 */
function contentSecurityPolicy(
  { config, storefront }: Pick<Deps, 'config' | 'storefront'>,
  { isPreview }: VisitorView,
  origins: readonly string[],
  nonce: string,
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...scriptOriginsOf(origins)].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', ...scriptOriginsOf(origins)].join(' '),
    ['connect-src', "'self'", ...origins].join(' '),
    ['form-action', "'self'", ...storefront.formOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    ...reportDirectives(config.publicUrl),
  ].join('; ');
}

/** Whether everything that a page of this composition loads is requested with a hash; working copies have no hashes. */
const isWhollyChecked = ({ shell, remotes, overrides = {} }: Composition) =>
  Object.values(overrides).every((one) => !('url' in one)) &&
  [shell, ...Object.values(remotes)].every((build) => build?.checks === 'every-file');

/** Makes the browser itself reject scripts without a hash, where no build of the composition loads any. */
const integrityPolicy = (composition: Composition): Record<string, string> =>
  isWhollyChecked(composition)
    ? { 'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)' }
    : {};

/** Not cached for others; the policies name where violations are reported. */
export const pageHeaders = (
  deps: Pick<Deps, 'config' | 'storefront'>,
  view: VisitorView,
  origins: readonly string[],
  nonce: string,
) => ({
  'cache-control': 'no-store',
  vary: 'Cookie, accept-encoding',
  'content-security-policy': contentSecurityPolicy(deps, view, origins, nonce),
  ...(view.isPreview && { 'x-frame-options': 'SAMEORIGIN' }),
  ...reportingEndpoints(deps.config.publicUrl),
  ...integrityPolicy(view.composition),
});
