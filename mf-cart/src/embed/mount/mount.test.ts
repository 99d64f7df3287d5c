import { act, waitFor } from '@testing-library/react';
import { PAGE_CONFIG, PRODUCT } from '../../testing/page-cart.ts';
import { mount } from './mount.ts';
import type { MountOptions } from './mount-options.ts';

const SHOP = PAGE_CONFIG.shop_url;
let sites = 0;

/** Another site for each test, since parts of one site share a cart. */
const newSite = () => `pk_${String(++sites).padStart(16, '0')}`;

const TEA = { ...PRODUCT, prd_id: 'P0303' };

/** The promoter's codes of the calls. */
const codes: string[] = [];

interface Sent {
  cart?: { prd_id: string; qty: number }[];
  promo_code?: string;
}

function answerOf({ pathname: path, searchParams }: URL, body: Sent) {
  if (path.endsWith('/config')) return PAGE_CONFIG;
  codes.push(`${path.split('/').at(-1)} ${searchParams.get('promo_code') ?? body.promo_code}`);
  if (path.endsWith('/products'))
    return {
      products: [
        searchParams.get('promo_code') ? { ...TEA, prd_price: 500, list_price: 500 } : TEA,
      ],
    };
  const shipping = { ship_fee: 0, ship_fee_free_amt: 0 };
  const cart = body.cart?.map(({ qty }) => ({ ...TEA, ...shipping, qty }));
  return { cart, pl: 0, changes: [] };
}

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = async (input, init) => {
    const body = answerOf(new URL(String(input)), JSON.parse(String(init?.body ?? '{}')));
    return new Response(JSON.stringify({ success: true, body }));
  };
});

async function mounted(options: MountOptions) {
  const element = document.body.appendChild(document.createElement('div'));
  const handle = await act(async () => mount(element, { shop: SHOP, site: newSite(), ...options }));
  const host = element.querySelector('pinpu-mount') as HTMLElement;
  const find = (text: string) =>
    [...(host.shadowRoot?.querySelectorAll('*') ?? [])].find(
      (one) => one.textContent === text && one.children.length === 0,
    );
  const press = (text: string) =>
    act(async () => find(text)?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const shows = (text: string) => waitFor(() => expect(find(text)).toBeDefined());
  return { element, handle, host, press, shows, find };
}

describe('a mount of a host [M5]', () => {
  it('is in a shadow root of its own, below the element, and gone after unmounting', async () => {
    const { element, host, shows, handle } = await mounted({});
    element.prepend('the host’s own');
    await shows('購物車是空的。');
    expect(host.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
    expect(element.shadowRoot).toBeNull();
    await act(async () => handle.unmount());
    await act(async () => handle.unmount());
    expect(element.innerHTML).toBe('the host’s own');
    expect(() => handle.update({})).toThrow('mount again');
    const again = await act(async () => mount(element, { shop: SHOP, site: newSite() }));
    await act(async () => handle.unmount());
    expect(() => mount(element, { shop: SHOP, site: newSite() })).toThrow('is mounted');
    expect(element.querySelectorAll('pinpu-mount')).toHaveLength(1);
    await act(async () => again.unmount());
  });

  it('rejects a second mount in the same element', async () => {
    const { element } = await mounted({});
    expect(() => mount(element, { shop: SHOP, site: newSite() })).toThrow('is mounted');
    expect(element.querySelectorAll('pinpu-mount')).toHaveLength(1);
  });

  it('needs an element, and a site’s key on other pages than the shop’s', async () => {
    expect(() => mount(null as never)).toThrow('needs the element');
    const element = document.createElement('div');
    expect(() => mount(element, { shop: SHOP })).toThrow('"site" is missing');
    expect(element.innerHTML).toBe('');
    const own = await act(async () => mount(element, { shop: window.location.origin }));
    await act(async () => own.unmount());
  });

  it('shares the cart with what else is mounted for the site, and reports to every callback', async () => {
    const site = newSite();
    const counts: number[][] = [[], []];
    const noteIn = (at: number) => (event: CustomEvent) => counts[at]?.push(event.detail.count);
    const button = await mounted({ site, show: { buyButton: 'P0303' }, onChange: noteIn(0) });
    const cart = await mounted({ site, onChange: noteIn(1) });
    const senders: (EventTarget | null)[] = [];
    const listen = ({ target }: Event) => senders.push(target);
    document.addEventListener('pinpu:change', listen);
    await button.shows('高山烏龍');
    await button.press('加入購物車');
    await cart.shows('高山烏龍');
    expect(counts[0]).toContain(1);
    expect(counts[1]).toEqual(counts[0]);
    expect(senders).toContain(cart.host);
    expect(senders).not.toContain(button.host);
    document.removeEventListener('pinpu:change', listen);
  });

  it('lets the host cancel a press in the callback', async () => {
    const { press, shows, find, handle } = await mounted({
      show: { product: 'P0303' },
      onAdd: (event) => event.preventDefault(),
    });
    await shows('高山烏龍');
    await press('加入購物車');
    expect(find('已加入購物車。')).toBeUndefined();
    act(() => handle.update({ onAdd: undefined }));
    await press('加入購物車');
    await shows('已加入購物車。');
  });

  it('takes another promoter’s code by an update, at its price and with the quantity that was typed', async () => {
    const site = newSite();
    const { host, handle, find, shows, press } = await mounted({
      site,
      show: { product: 'P0303' },
    });
    await shows('高山烏龍');
    const field = host.shadowRoot?.querySelector('input');
    const more = host.shadowRoot?.querySelector<HTMLElement>('[aria-label^="增加"]');
    await act(async () => more?.click());
    expect(field?.value).toBe('2');
    await press('加入購物車');
    codes.length = 0;
    await act(async () => handle.update({ promoCode: 'PINPU6' }));
    await shows('NT$500');
    expect([find('NT$600'), field?.isConnected, field?.value]).toEqual([undefined, true, '2']);
    await waitFor(() => expect(codes).toContain('cart PINPU6'));
  });

  it('changes by an update, and keeps what the shopper has typed', async () => {
    const { host, handle, shows } = await mounted({ show: { buyButton: 'P0303' }, label: '買' });
    await shows('高山烏龍');
    expect(host.textContent).toBe('買');
    const typed = host.shadowRoot?.querySelector('input');
    act(() => handle.update({ theme: 'dark', label: '買下' }));
    expect([host.getAttribute('theme'), host.textContent]).toEqual(['dark', '買下']);
    expect(host.shadowRoot?.querySelector('input')).toBe(typed);
    expect(() => handle.update({ theme: 'blue' } as never)).toThrow('"theme"');
    await act(async () => handle.update({ show: 'cart', theme: undefined }));
    await shows('購物車是空的。');
    expect(host.hasAttribute('theme')).toBe(false);
    expect(host.shadowRoot?.children).toHaveLength(1);
  });
});
