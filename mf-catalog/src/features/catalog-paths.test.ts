import { bestRoute, pathOfPattern, productPath } from '@pinpu/shared/domain';
import remote from '../../remote.json' with { type: 'json' };
import { listCanonical } from './catalog-paths.ts';

const oolong = { cate_id: 'C11', cate_name: '烏龍 茶', parent_cate_id: 'C1' };
const list = (cate: string, bundles = false) => ({ cate, bundles });

it.each([
  [list('C11'), oolong, '/products/%E7%83%8F%E9%BE%8D%20%E8%8C%B6'],
  [list('C11', true), oolong, '/products/%E7%83%8F%E9%BE%8D%20%E8%8C%B6'],
  [list('', true), undefined, '/products'],
  [list('100%/'), undefined, '/products/100%25%2F'],
  [list('abc', true), undefined, '/pb/abc'],
])('has one canonical path for the list %j', (scope, category, path) => {
  expect(listCanonical(scope, category, category ? [category] : [])).toBe(path);
});

it('names pages as the manifest does, which the gateway reads', () => {
  const canonicalAt = (pathname: string) => {
    const found = bestRoute(remote.routes, pathname);
    return pathOfPattern(found?.route.describe.canonical ?? '', found?.params ?? {});
  };
  expect(canonicalAt('/p/P%201')).toBe(productPath('P 1', false));
  expect(canonicalAt('/pl/tea')).toBe(listCanonical(list('tea'), undefined, []));
  expect(canonicalAt('/products/bundle/abc')).toBe(listCanonical(list('abc', true), undefined, []));
});

it.each([
  ['/p/P0001', 1],
  ['/pl/tea', 1],
  ['/pb', 1],
  ['/products/tea', undefined],
  ['/product/P0001', undefined],
  ['/', undefined],
])('declares for %s the price level %s [G1]', (pathname, level) => {
  expect(bestRoute(remote.routes, pathname)?.route.price_level).toBe(level);
});
