import { moduleFiles } from './module-files.ts';

const inModule = (text: string, path = 'server/src/modules/order/ship.ts') =>
  moduleFiles({ path, text });

it.each([
  ['a route', "app.get('/orders', list);"],
  ['a route with types', "app.post<{ Body: Order }>('/orders', create);"],
  ['a route whose path is a constant', 'app.put(PATH, { schema }, update);'],
  ['a route of a scope', 'export const module = (scope: App) => scope.delete(`/orders`, remove);'],
  ['a route of several methods', "app.route({ method, url: '/orders', handler });"],
])('rejects %s in a file that is not named for it', (_what, text) => {
  expect(inModule(text)).toEqual([expect.stringMatching(/ship\.ts registers a route/)]);
});

it.each([
  ['server/src/modules/order/routes.ts'],
  ['server/src/modules/order/parcel-routes.ts'],
  ['server/src/modules/order/ship.test.ts'],
  ['server/src/app/commands/orders.ts'],
])('accepts a route in %s', (path) => {
  expect(inModule("app.get('/orders', list);", path)).toEqual([]);
});

it.each([
  ['a lookup in a map', 'orders.get(ord_id);'],
  ['a hook', "app.addHook('onRequest', read);"],
  ['a comment', "// app.get('/orders') is in routes.ts"],
])('accepts %s in any file', (_what, text) => {
  expect(inModule(text)).toEqual([]);
});

const READS = [
  'const rows = await db.execute(`SELECT 1`);',
  'const all = db.query.orders.findMany();',
  'await tx\n    .update(orders)\n    .set({ status });',
  'db.selectDistinct({ id }).from(orders)',
];

it.each(READS)('rejects the statement %s outside a repository', (text) => {
  expect(inModule(text)).toEqual([expect.stringMatching(/ship\.ts makes a statement/)]);
});

it.each([
  'server/src/modules/order/repository.ts',
  'server/src/modules/catalog/search-repository/list-page.ts',
  'server/src/modules/order/ship.test.ts',
])('accepts statements in %s', (path) => {
  expect(READS.flatMap((text) => inModule(text, path))).toEqual([]);
});

it('accepts a transaction anywhere', () => {
  expect(inModule('db.transaction((tx) => updateOrder(tx, order));')).toEqual([]);
});
