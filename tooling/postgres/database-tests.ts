import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { databaseSources } from './database-sources.ts';
import { ON_BOTH_DATABASES, SAME_ON_ANY_DATABASE } from './short-form.ts';

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
