import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

/*
 * On which database the short form runs a test that uses one (ADR 0192): only on PostgreSQL, unless the beginning of
 * its path is in one of these lists. Without PostgreSQL, all are run on the embedded database.
 */

/**
 * Only on the embedded database: these tests are about pages, files, headers and builds, or start processes that have
 * an embedded database themselves.
 */
export const SAME_ON_ANY_DATABASE: readonly string[] = [
  'server/src/app/commands/backup-commands.test.ts',
  'server/src/app/commands/catalog.test.ts',
  'server/src/app/commands/registry-key.test.ts',
  'server/src/app/commands/seed.test.ts',
  'server/src/app/commands/settings.test.ts',
  'server/src/app/doctor/',
  'server/src/app/startup/start-server.test.ts',
  'server/src/modules/delivery/rendering/',
  'server/src/modules/delivery/gateway/bucket-deployments.test.ts',
  'server/src/modules/delivery/gateway/initial-composition.test.ts',
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
  'demo-shop/src/search/',
  'server/src/app/commands/backup.test.ts',
  'server/src/app/commands/backup-secrets.test.ts',
  'server/src/app/commands/restore.test.ts',
  'server/src/app/startup/',
  'server/src/modules/goods/catalog/search/labels.test.ts',
  'server/src/modules/goods/catalog/search/listed.test.ts',
  'server/src/modules/goods/catalog/search/loose/nearest.test.ts',
  'server/src/modules/goods/catalog/search/search.test.ts',
  'server/src/modules/goods/catalog/search/search-allowance.test.ts',
  'server/src/modules/sales/checkout/concurrency.test.ts',
  'server/src/platform/db/',
  'server/src/platform/secrets/',
  'server/src/testing/database/',
];

/**
 * Absolute paths of the files below `folder` that read TEST_DATABASE_URL, which is the only way to get the address of a
 * test's PostgreSQL. Jest's `--findRelatedTests` then finds every test that imports one of them, directly or
 * indirectly.
 */
export function databaseSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes('TEST_DATABASE_URL'))
    .sort();
}

/**
 * Absolute paths of the tests that use a database; the others don't depend on it. Tests of the tooling are left out:
 * they only use one to see how the shop serves what they have built. @throws Error if jest can't list them
 */
export function databaseTests(): string[] {
  const sources = databaseSources(path.join(root, 'server/src'));
  const jest = ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--findRelatedTests'];
  const listed = spawnSync(process.execPath, [...jest, ...sources, '--selectProjects=server'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`Jest could not list its tests: ${listed.stderr}`);
  const files: string[] = JSON.parse(listed.stdout);
  return files.filter((file) => !isBelow(file, ['tooling/']));
}

const isBelow = (file: string, places: readonly string[]) =>
  places.some((place) => file.startsWith(path.join(root, place)));

/** Whether the short form runs such a test on PostgreSQL, if there is one. */
export const isOnPostgres = (file: string) => !isBelow(file, SAME_ON_ANY_DATABASE);

/** Whether the short form runs such a test on the embedded database even if there is a PostgreSQL. */
export const isOnEmbedded = (file: string) =>
  !isOnPostgres(file) || isBelow(file, ON_BOTH_DATABASES);
