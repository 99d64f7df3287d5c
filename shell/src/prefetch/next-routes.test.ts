import type { Composition } from '@pinpu/shared/contracts';
import { nextRoutes } from './next-routes.ts';

const version = (...views: string[]) => ({
  base: '/',
  entry: '',
  slots: {},
  requires: '*',
  integrity: {},
  status: 'live' as const,
  routes: views.map((view) => ({ path: `/${view}`, page: view, view, files: [] })),
});
const composition: Composition = {
  id: 'test',
  remotes: { a: version('home', 'list', 'product'), b: version('cart') },
};

it.each([
  ['home', false, ['product', 'list']],
  ['list', false, ['product']],
  ['list', true, ['cart', 'product']],
  ['cart', true, ['product']],
  ['admin', false, []],
])('predicts from %s, with a filled cart: %s, the pages %j', (view, filled, pages) => {
  expect(nextRoutes(composition, view, filled).map(({ page }) => page)).toEqual(pages);
});
