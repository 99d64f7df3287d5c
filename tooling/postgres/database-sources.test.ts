import path from 'node:path';
import { databaseSources } from './database-sources.ts';

const server = path.resolve(import.meta.dirname, '../../server/src');

it('finds where a test database is opened, and the tests that connect by themselves', () => {
  const found = databaseSources(server).map((file) => path.relative(server, file));
  expect(found).toContain('testing/test-database.ts');
  expect(found).toContain('platform/db/open.test.ts');
  expect(found).not.toContain('platform/db/embedded.ts');
});
