import { sharedAddress, shareLinks } from './share-links.ts';

const ORIGIN = 'https://shop.test';

it.each([
  [{ promo: false, promoCode: '' }, 'https://shop.test/product/P1'],
  [{ promo: false, promoCode: 'FRIEND' }, 'https://shop.test/product/P1'],
  [{ promo: true, promoCode: '' }, 'https://shop.test/p/P1'],
  [{ promo: true, promoCode: 'A&B' }, 'https://shop.test/p/P1?promo_code=A%26B'],
  [{ promo: false, promoCode: '', var_id: 'P1/L' }, 'https://shop.test/product/P1?v=P1%2FL'],
  [
    { promo: true, promoCode: 'A&B', var_id: 'P1-L' },
    'https://shop.test/p/P1?v=P1-L&promo_code=A%26B',
  ],
])('shares, for %o, the address %s [P3]', (from, expected) => {
  expect(sharedAddress(ORIGIN, 'P1', from)).toBe(expected);
});

it('encodes address and name completely, whatever they contain [P3]', () => {
  const url = 'https://shop.test/p/P1?promo_code=A%26B';
  const links = shareLinks(url, '茶 & 餅 100%');
  const [line, facebook, twitter, mail] = links.map(({ href }) => new URL(href));
  expect(line?.searchParams.get('url')).toBe(url);
  expect(facebook?.searchParams.get('u')).toBe(url);
  expect(twitter?.searchParams.get('url')).toBe(url);
  expect(twitter?.searchParams.get('text')).toBe('茶 & 餅 100%');
  expect(mail?.searchParams.get('body')).toBe(`茶 & 餅 100%\n${url}`);
  expect(mail?.href).not.toContain('+');
});
