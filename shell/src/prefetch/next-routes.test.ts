import { routeFor } from '../routing/routes-of.ts';
import { testRemotes } from '../testing/compositions.ts';
import { nextRoutes } from './next-routes.ts';

const { composition } = testRemotes();

it.each([
  ['/', false, ['product', 'list']],
  ['/products/tea', false, ['product']],
  ['/products/tea', true, ['cart', 'product']],
  ['/cart', true, ['product']],
  ['/vip', false, []],
  ['/nowhere', true, ['cart']],
])(
  'the next routes of %s, with something in the cart: %s, are those that remotes declare: %j [F1]',
  (pathname, filled, views) => {
    const current = routeFor(composition, pathname)?.route;
    expect(nextRoutes(composition, current, filled).map(({ view }) => view)).toEqual(views);
  },
);
