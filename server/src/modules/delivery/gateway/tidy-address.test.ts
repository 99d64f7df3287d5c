import type { PageDescription } from '@pinpu/shared/contracts';
import type { ServedPage } from '../composition/pages.ts';
import { tidyAddress } from './tidy-address.ts';

const page = (
  path: string,
  describe: PageDescription,
  params: ServedPage['params'],
): ServedPage => ({
  ...{ remote: 'mf-catalog', params, scripts: [] },
  route: { ...{ path, page: '', view: '', files: [] }, describe },
});
const product = (ID: string) =>
  page('/p/:ID?', { kind: 'product', id: 'ID', canonical: '/product/:ID' }, { ID });
const bundle = (CATE: string) =>
  page(
    '/pb/:CATE?',
    { kind: 'list', of: 'CATE', bundles: true, canonical: '/pb/:CATE?' },
    { CATE },
  );

it.each([
  ['P0303，', '/p/P0303'],
  ['P0303。好吃', '/p/P0303'],
  ['P0303)', '/p/P0303'],
  ['P0303\u200B', '/p/P0303'],
  ['Ｐ０３０３', '/p/P0303'],
  ['P0303', undefined],
  ['，', undefined],
])('finds the product of /p/%s, as a chat links it: %s [41 R5]', (id, path) => {
  expect(tidyAddress(product(id), '')).toBe(path);
});

it('finds a maker and a bundle, too, and leaves keywords alone [41 R5]', () => {
  const maker = page(
    '/maker/:CODE',
    { kind: 'maker', maker: 'CODE', canonical: '/maker/:CODE' },
    { CODE: 'brick-corner」' },
  );
  expect(tidyAddress(maker, '')).toBe('/maker/brick-corner');
  expect(tidyAddress(bundle('abcd2345，'), 'utm=x')).toBe('/pb/abcd2345?utm=x');
  expect(tidyAddress(bundle('茶，'), '')).toBeUndefined();
  expect(tidyAddress(bundle('tea 茶'), '')).toBeUndefined();
  expect(tidyAddress(undefined, '')).toBeUndefined();
});
