import { appStore, cartAtom, signOutAtom, userTokenAtom } from '@pinpu/shared/state';
import { line } from '../testing/fixtures.ts';
import { storedCart } from './stored-cart.ts';

const SHOP = 'https://shop.example';
const CART = { lines: [line()], s: 'session-1', coupon_code: 'TEA10', ticket: 't1' };

beforeEach(() => localStorage.clear());

describe('stored data of the embedded cart [M5]', () => {
  it('is read again, each shop’s for itself', () => {
    storedCart(SHOP, false).write(CART);
    expect(storedCart(SHOP, false).read()).toEqual(CART);
    expect(storedCart('https://other.example', false).read().lines).toEqual([]);
  });

  it.each(['not json', '[]', '{"lines":[{"prd_id":1}]}', 'null'])(
    'is empty where it is damaged: %s',
    (text) => {
      localStorage.setItem(`pinpu-embed ${SHOP}`, text);
      expect(storedCart(SHOP, false).read()).toEqual({
        lines: [],
        s: '',
        coupon_code: '',
        ticket: '',
      });
    },
  );

  it.each([
    ['of the shop’s pages', 'cart', true],
    ['of another site', `pinpu-embed ${SHOP}`, false],
  ])('a cart %s loses only the damaged line', (_which, key, isOwn) => {
    const lines = [line(), line({ prd_id: 'P0002', qty: 1.5 }), line({ prd_id: 'P0003' })];
    localStorage.setItem(key, JSON.stringify({ key: 'k', lines }));
    expect(storedCart(SHOP, isOwn).read().lines).toEqual([lines[0], lines[2]]);
  });

  it('is on the shop’s own origin the cart of the shop', () => {
    const stop = appStore.sub(cartAtom, () => {});
    storedCart(SHOP, true).write(CART);
    expect(appStore.get(cartAtom)).toEqual([line()]);
    appStore.set(cartAtom, [line({ qty: 4 })]);
    expect(storedCart(SHOP, true).read()).toMatchObject({
      lines: [{ qty: 4 }],
      coupon_code: 'TEA10',
    });
    stop();
  });

  it('is deleted at a sign-out like the shop’s own cart, and starts empty', () => {
    storedCart(SHOP, true).write(CART);
    appStore.set(userTokenAtom, 'token');
    appStore.set(signOutAtom);
    const cart = storedCart(SHOP, true);
    expect(cart.read()).toEqual({ lines: [], s: '', coupon_code: '', ticket: '' });
    cart.write(CART);
    expect(cart.read()).toEqual(CART);
  });

  it('is read again by another script of the page, and not by the one that has written it', () => {
    const [elements, mount] = [storedCart(SHOP, false), storedCart(SHOP, false)];
    const seen: string[] = [];
    elements.onChange(() => seen.push('elements'));
    const stop = mount.onChange(() => seen.push('mount'));
    storedCart('https://other.example', false).onChange(() => seen.push('other'));
    elements.write(CART);
    mount.write(CART);
    expect(seen).toEqual(['mount', 'elements']);
    stop();
    elements.write(CART);
    expect(seen).toHaveLength(2);
  });

  it('of the shop’s own pages is not read again by the script that has written it', () => {
    const [elements, mount] = [storedCart(SHOP, true), storedCart(SHOP, true)];
    const seen = new Set<string>();
    elements.onChange(() => seen.add('elements'));
    mount.onChange(() => seen.add('mount'));
    elements.write(CART);
    expect([...seen]).toEqual(['mount']);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const reject = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const cart = storedCart(SHOP, false);
    cart.write(CART);
    expect(cart.read()).toEqual(CART);
    reject.mockRestore();
  });
});
