import { checkedOptions, type MountOptions } from './mount-options.ts';

const SITE = 'pk_0123456789abcdef';

describe('the options of a mount [M5]', () => {
  it.each<MountOptions>([
    {},
    { site: SITE, show: 'cart', theme: 'dark', checkoutTarget: '_blank', onAdd: () => {} },
    { show: { product: 'P0303' }, promoCode: 'PINPU6', label: '我要買', shop: 'https://a.example' },
    { show: { buyButton: 'P0303' }, theme: undefined, promoCode: '' },
  ])('may be %j', (options) => {
    expect(checkedOptions(options)).toBe(options);
  });

  it.each<[object | null | string, string]>([
    [null, 'the options have to be an object'],
    ['pk', 'the options have to be an object'],
    [{ promo_code: 'PINPU6' }, 'there is no option "promo_code"; there are site, shop, show'],
    [{ site: 'pk_1' }, '"site" has to be the key of your site'],
    [{ shop: 'shop.example' }, '"shop" has to be the shop’s address'],
    [{ shop: 'javascript:alert(1)' }, '"shop" has to be the shop’s address'],
    [{ show: 'basket' }, '"show" has to be "cart"'],
    [{ show: { product: '' } }, '"show" has to be "cart"'],
    [{ show: { product: 'P1', buyButton: 'P1' } }, '"show" has to be "cart"'],
    [{ show: null }, '"show" has to be "cart"'],
    [{ theme: 'blue' }, '"theme" has to be "light" or "dark"'],
    [{ checkoutTarget: 'popup' }, '"checkoutTarget" has to be'],
    [{ onAdd: 'add' }, '"onAdd" has to be a function'],
    [{ label: 3 }, '"label" has to be a text'],
  ])('are rejected as %j', (options, reason) => {
    expect(() => checkedOptions(options as MountOptions)).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(reason) }),
    );
  });
});
