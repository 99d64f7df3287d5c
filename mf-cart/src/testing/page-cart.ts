import type { EmbedProduct } from '@pinpu/shared/contracts';
import { cartViewOf } from '@pinpu/shared/testing/fixtures';
import { PageCart } from '../embed/page-cart.ts';
import type { ShopCalls } from '../embed/shop-calls.ts';
import type { StoredCart } from '../embed/stored-cart.ts';
import { line } from './fixtures.ts';

export const PAGE_CONFIG = {
  s: 'session-1',
  shop_name: '拼鋪',
  shop_url: 'https://shop.example',
  colour: '',
  max_order_num: 50,
};

/** One piece of tea at NT$600. */
export const TEA = line({ prd_id: 'tea' });

export const PRODUCT: EmbedProduct = {
  prd_id: TEA.prd_id,
  prd_name: TEA.prd_name,
  prd_price: TEA.prd_price,
  list_price: TEA.prd_price,
  tot_qty: TEA.tot_qty,
  prd_man_pic: TEA.prd_man_pic,
  url: 'https://shop.example/product/tea',
};

/** The storage of a browser; `changeInOtherTab` writes like another tab. */
function memoryStorage(stored: Partial<StoredCart>) {
  let memory: StoredCart = { lines: [], s: '', coupon_code: '', ticket: '', ...stored };
  let otherTab = () => {};
  const storage = {
    read: () => memory,
    write: (next: StoredCart) => {
      memory = next;
    },
    onChange: (listener: () => void) => {
      otherTab = listener;
      return () => {};
    },
  };
  const changeInOtherTab = (next: Partial<StoredCart>) => {
    memory = { ...memory, ...next };
    otherTab();
  };
  return { storage, changeInOtherTab };
}

/** A page with a stored cart, and a shop with the given answers. */
export function openPageCart(stored: Partial<StoredCart> = {}, answers: Partial<ShopCalls> = {}) {
  const { storage, changeInOtherTab } = memoryStorage(stored);
  const sent: { path: string; body: unknown }[] = [];
  const reported: string[] = [];
  const note = <T>(path: string, body: unknown, answer: T) => {
    sent.push({ path, body });
    return Promise.resolve(answer);
  };
  const calls: ShopCalls = {
    config: (s) => note('config', s, PAGE_CONFIG),
    products: (ids) => note('products', ids, []),
    cart: (body) =>
      note('cart', body, cartViewOf(body.cart.map(({ prd_id, qty }) => ({ ...TEA, prd_id, qty })))),
    checkout: (body) =>
      note('checkout', body, { url: 'https://shop.example/embed/checkout/c', ticket: 't1' }),
    outcome: (ticket) => note('outcome', ticket, { state: 'open' as const, ord_code: '' }),
    ...answers,
  };
  const cart = new PageCart({
    calls,
    storage,
    promoCode: () => 'PINPU6',
    reports: {
      change: () => reported.push('change'),
      error: ({ code }) => reported.push(`error ${code}`),
      outcome: ({ state }) => reported.push(`outcome ${state}`),
    },
  });
  return { cart, sent, reported, stored: storage.read, changeInOtherTab };
}
