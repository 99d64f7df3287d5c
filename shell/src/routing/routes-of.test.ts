import { testComposition, testRoute, testVersion } from '../testing/compositions.ts';
import { mayBeLazy, rejectedPaths, routeFor, routesOf } from './routes-of.ts';

const remote = (...paths: string[]) =>
  testVersion({ routes: paths.map((path) => testRoute(path)) });
const composition = testComposition({
  'mf-catalog': remote(
    '/',
    '/products/:CATE?',
    '/products/bundle/:CATE',
    '/product/:ID?',
    '/p/:ID?',
  ),
  'mf-cart': remote('/cart/:ACT?/:UUID?', '/p/:ID?'),
  'mf-member': remote('/vip/:ACT?'),
  'mf-promo': remote('/vip/earnings'),
});

it.each([
  ['/', '/', {}],
  ['/products', '/products/:CATE?', { CATE: undefined }],
  ['/products/', '/products/:CATE?', { CATE: undefined }],
  ['/products/%E7%83%8F%E9%BE%8D', '/products/:CATE?', { CATE: '烏龍' }],
  ['/products/bundle/abc', '/products/bundle/:CATE', { CATE: 'abc' }],
  ['/cart/order/123', '/cart/:ACT?/:UUID?', { ACT: 'order', UUID: '123' }],
  ['/vip/awaiting-shipment', '/vip/:ACT?', { ACT: 'awaiting-shipment' }],
  ['/vip/earnings', '/vip/earnings', {}],
  ['/products/100%25', '/products/:CATE?', { CATE: '100%' }],
  ['/products/%E7', '/products/:CATE?', { CATE: '%E7' }],
])('finds for %s the route %s [R1, R2, R3, R5]', (pathname, path, params) => {
  const found = routeFor(composition, pathname);
  expect(found?.route.path).toBe(path);
  expect(found?.params).toEqual(params);
});

it('finds no route for a path that no remote serves [R8]', () => {
  expect(routeFor(composition, '/nowhere')).toBeUndefined();
});

it('routes a path claimed by two remotes to the first [M1]', () => {
  expect(
    routesOf(composition)
      .filter(({ path }) => path === '/p/:ID?')
      .map(({ remote: r }) => r),
  ).toEqual(['mf-catalog']);
});

it('names the paths of a rejected remote that no other serves [M4]', () => {
  const paths = ['/cart/:ACT?/:UUID?', '/gone'];
  const rejected = [{ remote: 'mf-x', version: '1', reason: 'is marked bad', paths }];
  expect(rejectedPaths({ ...composition, refused: rejected })).toEqual(['/gone']);
});

const rest = {
  url: '/compositions/1/r.json',
  integrity: '',
  routes: [
    { remote: 'mf-promo', path: '/vip/earnings', page: 'earnings', view: 'member' },
    { remote: 'mf-first', path: '/p/:ID?', page: 'other', view: '' },
  ],
};
const initial = { ...testComposition({ 'mf-member': remote('/vip/:ACT?', '/p/:ID?') }), rest };

it.each([
  ['/vip/orders', 'mf-member', 'of an initial remote'],
  ['/vip/earnings', 'mf-promo', 'of a lazy remote that matches better'],
  ['/p/P0001', 'mf-first', 'of a lazy remote that comes first'],
])('finds for %s the route of %s, %s [M1]', (pathname, name) => {
  expect(routeFor(initial, pathname)?.route.remote).toBe(name);
  expect(mayBeLazy(initial, pathname)).toBe(false);
});

it('does not know whose an address is until the lazy composition has arrived [R8]', () => {
  expect(mayBeLazy(initial, '/nowhere')).toBe(true);
  expect(mayBeLazy(composition, '/nowhere')).toBe(false);
});
