import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import {
  databaseSources,
  isOnEmbedded,
  isOnPostgres,
  ON_BOTH_DATABASES,
  SAME_ON_ANY_DATABASE,
} from './database-tests.ts';

const server = path.resolve(import.meta.dirname, '../../server/src');

it('finds where a test database is opened, and the tests that connect by themselves', () => {
  const found = databaseSources(server).map((file) => path.relative(server, file));
  expect(found).toContain('testing/test-app.ts');
  expect(found).toContain('platform/db/open.test.ts');
  expect(found).not.toContain('platform/db/embedded.ts');
});

it.each([
  { list: 'run on the embedded database alone', places: SAME_ON_ANY_DATABASE },
  { list: 'run on both', places: ON_BOTH_DATABASES },
])('names only tests that there are where they are $list', ({ places }) => {
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

it('runs every test that opens a database on one at least, and those of the checkout’s races on both', () => {
  const races = path.join(root, 'server/src/modules/sales/checkout/concurrency.test.ts');
  const pages = path.join(root, 'server/src/modules/delivery/gateway/gateway.test.ts');
  const orders = path.join(root, 'server/src/modules/sales/order/routes.test.ts');
  expect([races, pages, orders].map(isOnPostgres)).toEqual([true, false, true]);
  expect([races, pages, orders].map(isOnEmbedded)).toEqual([true, true, false]);
});
