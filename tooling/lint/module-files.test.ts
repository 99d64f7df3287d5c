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
