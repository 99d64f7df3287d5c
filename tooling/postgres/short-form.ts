/*
 * On which database the short form runs a test that uses one (ADR 0192): only on PostgreSQL, unless the beginning of
 * its path is in one of these lists. Without PostgreSQL, all are run on the embedded database.
 */

/** Only on the embedded database: these tests are about pages, files, headers and builds. */
export const SAME_ON_ANY_DATABASE: readonly string[] = [
  'server/src/modules/delivery/rendering/',
  'server/src/modules/delivery/gateway/bucket-deployments.test.ts',
  'server/src/modules/delivery/gateway/carried-composition.test.ts',
  'server/src/modules/delivery/gateway/composition-id-routes.test.ts',
  'server/src/modules/delivery/gateway/deployed-shell.test.ts',
  'server/src/modules/delivery/gateway/embed-container-routes.test.ts',
  'server/src/modules/delivery/gateway/embed-script-routes.test.ts',
  'server/src/modules/delivery/gateway/gateway.test.ts',
  'server/src/modules/delivery/gateway/rendered-page.test.ts',
  'server/src/modules/delivery/composition/',
  'server/src/modules/goods/picture/',
  'server/src/modules/goods/info-page/',
  'server/src/modules/base/csp-report/',
  'server/src/modules/delivery/deployment/bucket.test.ts',
  'server/src/modules/delivery/deployment/deployment.test.ts',
  'server/src/modules/delivery/deployment/render-gate.test.ts',
  'server/src/modules/office/backoffice/settings/pictures.test.ts',
  'server/src/modules/office/backoffice/settings/preview-page.test.ts',
  'server/src/modules/goods/catalog/goods/goods-source.test.ts',
  'server/src/modules/base/mail/transport.test.ts',
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
  'server/src/modules/goods/catalog/search.test.ts',
  'server/src/modules/goods/catalog/search-repository/',
  'server/src/modules/sales/checkout/concurrency.test.ts',
  'server/src/platform/',
  'server/src/testing/',
];
