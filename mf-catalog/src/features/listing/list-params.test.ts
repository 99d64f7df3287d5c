import remote from '../../../remote.json' with { type: 'json' };
import { LIST_PATHS, listParams } from './list-params.ts';

const at = (pathname: string, search = '') => listParams({ pathname, search });

it('knows every route that shows a list [R2, R3]', () => {
  const routes = remote.routes.filter(({ page }) => page === 'products');
  expect(LIST_PATHS).toEqual(
    routes.map(({ path, describe, price_level }) => ({
      path,
      bundles: describe.bundles ?? false,
      promo: price_level === 1,
    })),
  );
});

it.each([
  ['/store', { cate: '', bundles: false, filter: {} }],
  ['/products', { cate: '', bundles: false, filter: {} }],
  ['/products/%E8%8C%B6', { cate: '茶', bundles: false, filter: {} }],
  ['/products/bundle/abc', { cate: 'abc', bundles: true, filter: {} }],
  ['/pl', { cate: '', bundles: false, filter: { lv: '1' } }],
  ['/pl/tea', { cate: 'tea', bundles: false, filter: { lv: '1' } }],
  ['/pb/abc', { cate: 'abc', bundles: true, filter: { lv: '1' } }],
])('parses %s [R2, R3]', (pathname, expected) => {
  expect(at(pathname)).toEqual({ ...expected, order: 'rank' });
});

it.each([
  ['a percent sign', '%25', '%'],
  ['a broken address', '%', '%'],
  ['a way upwards', '..%2F..%2Fetc', '../../etc'],
  ['quotation marks', '%22%27%3Cb%3E', '"\'<b>'],
  ['marks of direction', '%E2%80%AEabc', '\u202eabc'],
  ['emoji beyond the length', '🍵'.repeat(1000), '🍵'.repeat(100)],
])('treats %s as a keyword [R2]', (_what, path, keyword) => {
  expect(at(`/products/${path}`).cate).toBe(keyword);
});

it('parses order and filter, and only a known order [L1, F10]', () => {
  expect(at('/pl/tea', '?o=hot&min=100')).toMatchObject({
    order: 'hot',
    filter: { min: '100', lv: '1' },
  });
  expect(at('/products', '?o=cheap').order).toBe('rank');
});

it.each([
  ['', undefined],
  ['?o=hot', undefined],
  ['?o=price_asc', '1'],
  ['?min=100', '1'],
])(
  'asks for /products%s at the group prices that are shown, where prices matter [ADR 0006]',
  (search, lv) => {
    expect(listParams({ pathname: '/products', search }, 1).filter.lv).toBe(lv);
    expect(listParams({ pathname: '/products', search }, 0).filter.lv).toBeUndefined();
  },
);
