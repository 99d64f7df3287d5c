import { describedPage, pageDataCall } from './described-page.ts';

const tea = {
  body: { name: '烏龍<b>茶</b>', text: `<p>${'香'.repeat(200)}</p>`, kinds: [{ n: 3 }] },
};
const at = (data: unknown) => ({ pathname: '/wishlist/P1', params: { ID: 'P1' }, data });
const declared = { title: '心願：{body.name}', description: '{body.text}', indexed: true };
const UNLISTED = { description: '', canonical: '', indexed: false };

it('fills title and description with fields of the data, as text [M1]', () => {
  const { title, description } = describedPage(declared, at(tea));
  expect(title).toBe('心願：烏龍 茶');
  expect(description).toBe('香'.repeat(110));
  const counted = { ...declared, title: '{body.kinds.0.n}種{body.none}{body}' };
  expect(describedPage(counted, at(tea)).title).toBe('3種');
});

it.each([
  [undefined, '/wishlist/P1'],
  ['/wish/:ID', '/wish/P1'],
])('takes the canonical path from %s, else from the address [M1]', (canonical, path) => {
  expect(describedPage({ ...declared, canonical }, at(tea)).canonical).toBe(path);
});

it('keeps a page out of search results unless it declares itself indexed and its data exist [M1]', () => {
  const mine = { title: '我的心願', description: '心願' };
  expect(describedPage(mine, at({}))).toEqual({ title: '我的心願', ...UNLISTED });
  expect(describedPage(declared, at(undefined))).toEqual({ title: '', ...UNLISTED });
});

it('lists a page with a fixed canonical path at that path alone [M1]', () => {
  const cart = { title: '購物車', indexed: true, canonical: '/cart' };
  const here = { pathname: '/cart', params: { ACT: undefined }, data: {} };
  const paid = { pathname: '/cart/paid', params: { ACT: 'paid' }, data: {} };
  expect(describedPage(cart, here)).toMatchObject({ canonical: '/cart', indexed: true });
  expect(describedPage(cart, paid)).toEqual({ title: '購物車', ...UNLISTED });
});

it('substitutes the parameters of a call, and makes none that leads out of /api/ [M1]', () => {
  expect(pageDataCall('wish/:ID?full=1', { ID: 'P 1' })).toBe('wish/P%201?full=1');
  expect(pageDataCall('wish/:ID', { ID: undefined })).toBe('wish');
  expect(pageDataCall('../:ID', { ID: 'registry.json' })).toBeUndefined();
});
