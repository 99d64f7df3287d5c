import {
  cartPath,
  cartPathOf,
  linePagePath,
  openAfterSignIn,
  pageAfterSignIn,
  productPath,
} from './page-addresses.ts';

it.each([
  [false, '/cart', '/product/P%2F1', '/product/P-0_1'],
  [true, '/c', '/p/P%2F1', '/p/P-0_1'],
])(
  'leads to the cart and the products of the storefront (promotional: %s), a stored id as it is',
  (isPromo, cart, encoded, plain) => {
    expect(cartPath(isPromo)).toBe(cart);
    expect(productPath('P/1', isPromo)).toBe(encoded);
    expect(productPath('P-0_1', isPromo)).toBe(plain);
  },
);

it('leads to the product of a line, with its variant chosen [T3]', () => {
  const variant = { prd_id: 'S1/M', product_id: 'S/1' };
  expect(linePagePath(variant, false)).toBe('/product/S%2F1?v=S1%2FM');
  expect(linePagePath(variant, true)).toBe('/p/S%2F1?v=S1%2FM');
  expect(linePagePath({ prd_id: 'P0001' }, false)).toBe('/product/P0001');
});

it.each([
  ['/c', '/c'],
  ['/c/pickup', '/c'],
  ['/cart', '/cart'],
  ['/cart/pickup', '/cart'],
])('finds the cart that %s belongs to', (pathname, cart) => {
  expect(cartPathOf(pathname)).toBe(cart);
});

describe('the page after a sign-in', () => {
  it.each([
    ['the member centre', '/vip', null, '/vip'],
    ['the page below it that asked', '/vip/devices', null, '/vip/devices'],
    ['the page that was named', '/vip', openAfterSignIn('/vip/earnings'), '/vip/earnings'],
    ['not the offer to become a member', '/vip/join', null, '/vip'],
    ['nothing outside the member centre', '/vip', openAfterSignIn('/cart'), '/vip'],
    ['nothing of another site', '/vip', openAfterSignIn('//evil.test/vip/earnings'), '/vip'],
    ['nothing that is no path', '/vip', { after_sign_in: 7 }, '/vip'],
  ])('is %s', (_what, pathname, state, page) => {
    expect(pageAfterSignIn({ pathname, state })).toBe(page);
  });
});
