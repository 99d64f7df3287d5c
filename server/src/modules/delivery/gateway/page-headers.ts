import type { Deps } from '../../../platform/module.ts';
import { reportDirectives, reportingEndpoints } from '../../base/csp-report/report-headers.ts';
import { contentSecurityPolicy, integrityPolicy } from './policy.ts';
import type { VisitorView } from './visitor-view.ts';

/** Not cached for others; the policies name where violations are reported. */
export function pageHeaders(
  { config, storefront }: Pick<Deps, 'config' | 'storefront'>,
  { composition, isPreview }: VisitorView,
  origins: readonly string[],
  nonce: string,
) {
  const { publicUrl } = config;
  const reports = reportDirectives(publicUrl);
  const ancestors = isPreview ? "'self'" : "'none'";
  return {
    'cache-control': 'no-store',
    vary: 'Cookie, accept-encoding',
    'content-security-policy': contentSecurityPolicy(
      origins,
      nonce,
      storefront.formOrigins,
      reports,
      ancestors,
    ),
    ...(isPreview && { 'x-frame-options': 'SAMEORIGIN' }),
    ...reportingEndpoints(publicUrl),
    ...integrityPolicy(composition),
  };
}
