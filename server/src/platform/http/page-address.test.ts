import { testApp } from '../../testing/index.ts';
import { healedAddress } from './page-address.ts';

describe('a damaged address', () => {
  it.each([
    ['cut in a character', '/products/%E8%8C%B6%E8%91', '/products/%E8%8C%B6'],
    ['cut in its first character', '/products/%E8%8C', '/products'],
    ['cut after a percent sign', '/products/%E8%8C%B6%', '/products/%E8%8C%B6%25'],
    ['of a percent sign alone', '/%', '/%25'],
    ['with a percent sign in its keyword', '/products/100%%E6%A3%89', '/products/100%25%E6%A3%89'],
    ['with a NUL', '/products/%00', '/products'],
    ['with a NUL in its query', '/products?q=%00&o=new', '/products?q=&o=new'],
    ['with two slashes at its beginning', '//products', '/products'],
    ['with two slashes inside', '/products//%E8%8C%B6', '/products/%E8%8C%B6'],
    ['with a query', '/product//P0303?promo_code=X', '/product/P0303?promo_code=X'],
  ])('%s redirects to the valid rest of it [R8]', async (_how, url, expected) => {
    expect(healedAddress(url)).toBe(expected);
    const { app } = await testApp({ seed: 'empty' });
    const answer = await app.inject(url.startsWith('//') ? { url: `http://localhost${url}` } : url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(expected);
  });

  it.each(['//elsewhere.example/%', '/%5Celsewhere.example//x', '/%2F%2Felsewhere.example//x'])(
    '%s never leads to another site',
    (url) => {
      const target = new URL(healedAddress(url) ?? '', 'https://shop.example');
      expect(target.origin).toBe('https://shop.example');
    },
  );

  it('is repaired to a valid one', () => {
    for (const url of ['/%', '//', '/a%00//b', '/products/%E8%8C?x=%00', '/%25%'])
      expect(healedAddress(healedAddress(url) ?? '')).toBeUndefined();
  });

  it.each([
    '/',
    '/products/%E8%8C%B6',
    '/products/',
    '/p/P0303?promo_code=A%20B',
    '/api/%E8',
    'http://shop.example/',
  ])('leaves %s unchanged', (url) => expect(healedAddress(url)).toBeUndefined());
});
