/*
 * On which database the short form runs a test that uses one (ADR 0192): only on PostgreSQL, unless the beginning of
 * its path is in one of these lists. Without PostgreSQL, all are run on the embedded database.
 */

/** Only on the embedded database: these tests are about pages, files, headers and builds. */
export const SAME_ON_ANY_DATABASE: readonly string[] = [
  'server/src/modules/rendering/',
  'server/src/modules/gateway/bucket-deployments.test.ts',
  'server/src/modules/gateway/carried-composition.test.ts',
  'server/src/modules/gateway/composition-id-routes.test.ts',
  'server/src/modules/gateway/deployed-shell.test.ts',
  'server/src/modules/gateway/embed-container-routes.test.ts',
  'server/src/modules/gateway/embed-script-routes.test.ts',
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

/** On both: these tests are about the database itself, or use searches in which the databases may differ. */
export const ON_BOTH_DATABASES: readonly string[] = [
  'demo-shop/',
  'server/src/app/',
  'server/src/modules/catalog/search.test.ts',
  'server/src/modules/catalog/search-repository/',
  'server/src/modules/checkout/concurrency.test.ts',
  'server/src/platform/',
  'server/src/testing/',
];
