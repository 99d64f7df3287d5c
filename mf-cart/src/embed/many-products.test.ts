import { act, waitFor } from '@testing-library/react';
import { PAGE_CONFIG, PRODUCT } from '../testing/page-cart.ts';
import { mount } from './mount/mount.ts';

const SHOP = PAGE_CONFIG.shop_url;
const SITE = 'pk_0123456789abcdef';
const IDS = Array.from({ length: 30 }, (_, at) => `P${at}`);
const UNKNOWN = 'P99';

/** The ids of each call for products. */
const asked: string[][] = [];

function answerOf({ pathname, searchParams }: URL) {
  if (!pathname.endsWith('/products')) return PAGE_CONFIG;
  const ids = searchParams.get('ids')?.split(',') ?? [];
  asked.push(ids);
  const known = ids.filter((id) => id !== UNKNOWN);
  return { products: known.map((prd_id) => ({ ...PRODUCT, prd_id, prd_name: `茶 ${prd_id}` })) };
}

const buyButton = (id: string) => {
  const place = document.body.appendChild(document.createElement('div'));
  const onError = jest.fn();
  mount(place, { shop: SHOP, site: SITE, show: { buyButton: id }, onError });
  const shadow = place.querySelector('pinpu-mount')?.shadowRoot;
  return { text: () => shadow?.querySelector('.root')?.textContent, onError };
};

it('asks once for all products that a page shows in one turn, and names those that it does not find [41 W12, W15]', async () => {
  globalThis.fetch = async (input) =>
    new Response(JSON.stringify({ success: true, body: answerOf(new URL(String(input))) }));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const all = [...IDS, UNKNOWN, 'P3'];
  const parts = await act(async () => all.map(buyButton));
  for (const [at, { text }] of parts.entries()) {
    const expected = all[at] === UNKNOWN ? '這項商品目前沒有販售。' : `茶 ${all[at]}`;
    await waitFor(() => expect(text()).toContain(expected));
  }
  expect(asked).toEqual([[...IDS, UNKNOWN]]);
  const failed = parts.filter(({ onError }) => onError.mock.calls.length > 0);
  expect(failed).toEqual([parts[IDS.length]]);
  expect(failed[0]?.onError.mock.calls[0][0].detail.code).toBe('PRODUCT_NOT_FOUND');
  expect(warn.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining(`"${UNKNOWN}"`)]);
});
