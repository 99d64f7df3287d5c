/**
 * Tests that open a database and say nothing about it: what they prove is pages, files, headers and builds, and every
 * statement that they cause is run by others, too. The short form runs them on the embedded database alone (ADR 0192).
 * By the beginning of their paths.
 */
export const SAME_ON_ANY_DATABASE: readonly string[] = [
  'server/src/modules/rendering/',
  'server/src/modules/gateway/bucket-deployments.test.ts',
  'server/src/modules/gateway/carried-composition.test.ts',
  'server/src/modules/gateway/composition-id.test.ts',
  'server/src/modules/gateway/deployed-shell.test.ts',
  'server/src/modules/gateway/embed-container.test.ts',
  'server/src/modules/gateway/embed-scripts.test.ts',
  'server/src/modules/gateway/gateway.test.ts',
  'server/src/modules/gateway/rendered-page.test.ts',
  'server/src/modules/composition/',
  'server/src/modules/picture/',
  'server/src/modules/info-page/',
  'server/src/modules/csp-report/',
  'server/src/modules/deployment/bucket.test.ts',
  'server/src/modules/deployment/deployment.test.ts',
  'server/src/modules/deployment/render-gate.test.ts',
  'server/src/modules/backoffice/settings/pictures.test.ts',
  'server/src/modules/backoffice/settings/preview-page.test.ts',
  'server/src/modules/catalog/goods/goods-source.test.ts',
  'server/src/modules/mail/transport.test.ts',
  'server/src/platform/http/client-error.test.ts',
  'server/src/platform/http/closing.test.ts',
  'server/src/platform/http/compression.test.ts',
  'server/src/platform/http/cross-site.test.ts',
  'server/src/platform/http/empty-parameters.test.ts',
  'server/src/platform/http/page-address.test.ts',
  'server/src/platform/http/security-headers.test.ts',
];
