import { publicCall } from './page-calls.ts';
import { renderedAddress } from './prepared-page.ts';

it.each([
  ['/', '/', false],
  ['/product/P1?s=session-of-someone', '/product/P1', false],
  ['/?utm_source=a&fbclid=IwAR0123456789012345678901234567890123456789&gclid=x', '/', false],
  ['/products/%E8%8C%B6?o=rank&p=2', '/products/%E8%8C%B6?o=rank&p=2', true],
])('renders %s as %s', (address, url, hasQuery) => {
  expect(renderedAddress(address)).toEqual({ url, hasQuery });
});

it.each([
  ['a value as long as a token', `/vip?code=${'x'.repeat(41)}`],
  ['many parameters', `/?${Array.from({ length: 9 }, (_, at) => `a${at}=1`).join('&')}`],
  ['a strange name', '/?a[b]=1'],
  ['a long query', `/?${'q=1&'.repeat(200)}`],
  ['a long path', `/products/${'x'.repeat(700)}`],
])('does not render an address with %s', (_, url) => {
  expect(renderedAddress(url)).toBeUndefined();
});

it.each([
  ['/api/product/P1?s=me&pl=1', '/api/product/P1?pl=1'],
  ['https://elsewhere.example/api/products?n=all', '/api/products?n=all'],
  ['/api/info-page/about', '/api/info-page/about'],
  ['/api/config/public', undefined],
  ['/api/product/../config/public', undefined],
  ['/api/product/P1/restock', undefined],
  ['/api/favourites', undefined],
  ['/api/vip/sessions', undefined],
  ['/registry.json', undefined],
  ['http://[', undefined],
])('answers %s as %s', (address, call) => {
  expect(publicCall(address)).toBe(call);
});
