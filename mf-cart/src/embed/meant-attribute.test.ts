import { meantAttribute } from './meant-attribute.ts';

const KNOWN = ['site', 'promo-code', 'theme', 'checkout-target', 'product'];

describe('an attribute that an element does not know [41 W15]', () => {
  it.each([
    ['product-id', 'product'],
    ['productid', 'product'],
    ['prodcut', 'product'],
    ['poduct', 'product'],
    ['products', 'product'],
    ['promo_code', 'promo-code'],
    ['promo', 'promo-code'],
    ['target', 'checkout-target'],
    ['them', 'theme'],
    ['sight', undefined],
    ['size', 'site'],
    ['sku', undefined],
    ['product', undefined],
    ['title', undefined],
    ['style', undefined],
    ['data-product', undefined],
    ['onproduct', undefined],
    ['_ngcontent-product-c1', undefined],
    ['v-if', undefined],
    ['@product', undefined],
  ])('%s probably means %s', (name, meant) => {
    expect(meantAttribute(name, KNOWN)).toBe(meant);
  });
});
