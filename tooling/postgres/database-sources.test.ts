import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { databaseSources } from './database-sources.ts';
import { SAME_ON_ANY_DATABASE } from './same-on-any-database.ts';

const server = path.resolve(import.meta.dirname, '../../server/src');

it('finds where a test database is opened, and the tests that connect by themselves', () => {
  const found = databaseSources(server).map((file) => path.relative(server, file));
  expect(found).toContain('testing/test-database.ts');
  expect(found).toContain('platform/db/open.test.ts');
  expect(found).not.toContain('platform/db/embedded.ts');
});

it('leaves out only tests that there are', () => {
  expect(SAME_ON_ANY_DATABASE.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});
