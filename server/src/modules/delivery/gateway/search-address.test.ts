import type { ServedPage } from '../composition/pages.ts';
import { searchAddress } from './page-routes.ts';

const list = (params: Record<string, string>): ServedPage => ({
  remote: 'mf-catalog',
  params,
  scripts: [],
  route: {
    ...{ path: '/products/:CATE?', page: 'products', view: 'list', files: [] },
    describe: { kind: 'list', of: 'CATE', canonical: '/products/:CATE?' },
  },
});

it.each([
  [
    'leads to the list of the keyword',
    {},
    'q=%E9%AB%98%E5%B1%B1+%E8%8C%B6',
    '/products/%E9%AB%98%E5%B1%B1%20%E8%8C%B6',
  ],
  ['keeps slashes of a keyword out of the path', {}, 'q=a%2Fb', '/products/a%2Fb'],
  ['is none without a keyword', {}, 'q=+', undefined],
  ['is none without q', {}, 'o=new', undefined],
  ['is none on the list of a keyword', { CATE: '茶' }, 'q=x', undefined],
])('a search sent as a form %s [F5]', (_what, params, query, address) => {
  expect(searchAddress(list(params), query)).toBe(address);
});

it('another page has no keyword [F5]', () => {
  expect(searchAddress(undefined, 'q=x')).toBeUndefined();
});
