import { act, waitFor } from '@testing-library/react';
import { line } from '../testing/fixtures.ts';
import { PAGE_CONFIG, PRODUCT } from '../testing/page-cart.ts';
import { mount } from './mount/mount.ts';

const SHOP = PAGE_CONFIG.shop_url;
const SITE = 'pk_0123456789abcdef';
const LINE = line({ prd_id: 'P0303', prd_man_pic: '/media/p/P0303/1' });
const STORED = { lines: [LINE], s: 'session-1', coupon_code: '', ticket: '' };

const ANSWERS: Record<string, unknown> = {
  config: PAGE_CONFIG,
  products: { products: [{ ...PRODUCT, prd_id: LINE.prd_id }] },
  cart: { cart: [LINE], pl: 0, changes: [] },
  checkout: { url: `${SHOP}/embed/checkout/code`, ticket: 'ticket' },
  ticket: { state: 'paid', ord_code: 'PP1' },
};
/** Paths whose calls fail. */
const lost = new Set<string>();

/** Prevents the checkout from opening, since jsdom can't navigate. */
const keep = (event: Event) => event.preventDefault();

/** Puts the cart and a card into a shadow root of the page, and returns the events that the document receives. */
async function pageWithShadowRoot() {
  localStorage.setItem(`pinpu-embed ${SHOP}`, JSON.stringify(STORED));
  const shadow = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const received: CustomEvent[] = [];
  for (const name of ['add', 'change', 'checkout', 'outcome', 'error'])
    document.addEventListener(`pinpu:${name}`, (event) => received.push(event as CustomEvent));
  const hosts = await act(async () =>
    (['cart', { product: 'P0303' }] as const).map((show) => {
      const place = shadow.appendChild(document.createElement('div'));
      mount(place, { shop: SHOP, site: SITE, show, onCheckout: keep });
      return place.querySelector('pinpu-mount') as HTMLElement;
    }),
  );
  const [cart, card] = hosts.map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  const press = async (place: ShadowRoot | undefined, selector: string) => {
    await waitFor(() => expect(place?.querySelector(selector)).not.toBeNull());
    await act(async () => place?.querySelector<HTMLElement>(selector)?.click());
  };
  const receives = async (type: string) => {
    const find = () => received.find((event) => event.type === type);
    await waitFor(() => expect(find()).toBeDefined());
    return find()?.detail;
  };
  return { cart, card, press, receives, received };
}

beforeEach(() => {
  globalThis.fetch = async (input) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    if (lost.has(name)) throw new TypeError('lost');
    return new Response(JSON.stringify({ success: true, body: ANSWERS[name] }));
  };
});

it('sends the events of elements through the page’s own shadow roots, each as it is documented [M5]', async () => {
  const { cart, card, press, receives, received } = await pageWithShadowRoot();
  await press(card, '[part=button]');
  expect(await receives('pinpu:add')).toEqual({ prd_id: 'P0303', qty: 1 });
  const { lines, count } = await receives('pinpu:change');
  expect(count).toBe(2);
  // A relative address would be resolved against the page's own site.
  expect(lines).toEqual([{ ...LINE, qty: 2, prd_man_pic: `${SHOP}/media/p/P0303/1` }]);
  const checkout = '[part=checkout][aria-disabled=false]';
  await waitFor(() => expect(cart?.querySelector(checkout)).not.toBeNull());
  // A double tap: both happen before the cart is rendered again.
  await act(async () => {
    for (let tap = 0; tap < 2; tap += 1) cart?.querySelector<HTMLElement>(checkout)?.click();
  });
  expect(await receives('pinpu:checkout')).toEqual({ url: `${SHOP}/embed/checkout/code` });

  // The shopper returns from a checkout in another window; this one was visible all the time.
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(await receives('pinpu:outcome')).toEqual({ state: 'paid', ord_code: 'PP1' });

  lost.add('cart');
  await press(card, '[part=button]');
  expect(await receives('pinpu:error')).toEqual({
    code: 'UNREACHABLE',
    message: expect.stringContaining('連線'),
  });
  expect(received.filter(({ type }) => type === 'pinpu:checkout')).toHaveLength(1);
  const flags = received.map(({ type, bubbles, composed, cancelable }) => [
    type,
    { bubbles, composed, cancelable },
  ]);
  const all = (cancelable: boolean) => ({ bubbles: true, composed: true, cancelable });
  expect(Object.fromEntries(flags)).toEqual({
    'pinpu:add': all(true),
    'pinpu:change': all(false),
    'pinpu:checkout': all(true),
    'pinpu:outcome': all(false),
    'pinpu:error': all(false),
  });
});
