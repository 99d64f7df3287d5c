import { appStore, cartAtom } from '@pinpu/shared/state';
import { fakeApi, itemOf, renderAt } from '@pinpu/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../../testing/fixtures.ts';
import { EmbedPage } from './EmbedPage.tsx';

const SITE = 'pk_0123456789abcdef';
const HASH = '0123456789ab';
const GOODS = [
  itemOf('P0101', { prd_name: '烏龍茶', tot_qty: 0 }),
  itemOf('P0102', { prd_name: '包種茶', tot_qty: 3 }),
];
const registry = {
  remotes: {
    'mf-cart': {
      stable: '1.0.0',
      versions: {
        '1.0.0': { embed: `embed.${HASH}.js`, integrity: { [`embed.${HASH}.js`]: 'sha384-abc' } },
      },
    },
  },
};

/** The page, with a shop of two products; its script loads once `arrive` is called. */
function showPage(path = '/embed/', answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    'GET /registry.json': () => registry,
    'GET /api/products': () => ({
      success: true,
      pager: { items: GOODS, total: 2, page: 1, size: 12 },
    }),
    ...answers,
  });
  renderAt(path, '/embed', <EmbedPage />);
  return { scripts: () => [...document.head.querySelectorAll<HTMLScriptElement>('script')] };
}

const code = () => screen.getByRole('figure', { name: '標籤的程式碼' });

beforeAll(() => {
  class Fake extends HTMLElement {}
  for (const tag of ['pinpu-cart', 'pinpu-buy-button'])
    customElements.define(tag, class extends Fake {});
});
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

it('loads one version by its hash; one that does not arrive is tried again [M5, X5]', async () => {
  const { scripts } = showPage();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const [script] = scripts();
  expect(script?.getAttribute('src')).toBe(`/embed/cart-${HASH}.js`);
  expect(script).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  fireEvent.error(script as Element);
  expect(await screen.findByText(/目前無法載入元素/)).toBeVisible();
  expect(document.querySelector('pinpu-product')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  customElements.define('pinpu-product', class extends HTMLElement {});
  fireEvent.load(scripts()[0] as Element);
  await waitFor(() => expect(document.querySelectorAll('pinpu-product')).toHaveLength(2));
  expect(document.querySelector('pinpu-product')?.getAttribute('product')).toBe('P0102');
});

it('builds the code of what is chosen, with a product found by name', async () => {
  showPage(`/embed/?site=${SITE}`, {
    'GET /api/suggestions': () => ({
      success: true,
      body: { products: [GOODS[0]], categories: [] },
    }),
  });
  await waitFor(() => expect(code()).toHaveTextContent('product="P0102"'));
  expect(code()).toHaveTextContent(`/embed/cart.js?site=${SITE}`);
  await userEvent.type(screen.getByRole('searchbox', { name: '商品' }), '烏龍{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '選擇烏龍茶' }));
  await userEvent.type(screen.getByLabelText(/推廣代碼/), 'PROMO1');
  await userEvent.selectOptions(screen.getByLabelText('淺色或深色'), '深色');
  await userEvent.selectOptions(screen.getByLabelText('版本'), 'exact');
  await waitFor(() =>
    expect(code()).toHaveTextContent(
      `/embed/cart-${HASH}.js?site=${SITE}" integrity="sha384-abc" crossorigin></script> <pinpu-product promo-code="PROMO1" theme="dark" product="P0101"></pinpu-product>`,
    ),
  );
  await userEvent.selectOptions(screen.getByLabelText('元素'), 'pinpu-cart');
  await userEvent.selectOptions(screen.getByLabelText('結帳'), '新視窗');
  expect(code()).toHaveTextContent(
    '<pinpu-cart promo-code="PROMO1" theme="dark" checkout-target="_blank">',
  );
  await userEvent.type(screen.getByLabelText(/推廣代碼/), '"');
  expect(code()).not.toHaveTextContent('PROMO1');
});

it('has colours in the code and on the preview, and takes them back', async () => {
  showPage('/embed/?element=pinpu-cart&--pinpu-seal=%232F6B5C');
  expect(code()).toHaveTextContent('pinpu-cart { --pinpu-seal: #2F6B5C; }');
  const preview = screen.getByRole('region', { name: '元素的預覽' });
  await waitFor(() =>
    expect(preview.querySelector<HTMLElement>('pinpu-cart')?.style.cssText).toContain('#2F6B5C'),
  );
  await userEvent.click(screen.getByRole('button', { name: '主要按鈕恢復預設' }));
  expect(code()).not.toHaveTextContent('--pinpu-seal');
});

it('shows the events of its elements', async () => {
  showPage();
  const element = await waitFor(() => {
    const found = document.querySelector('pinpu-cart');
    if (found === null) throw new Error('not yet');
    return found;
  });
  const detail = { prd_id: 'P0102', qty: 1 };
  fireEvent(element, new CustomEvent('pinpu:add', { detail, bubbles: true, composed: true }));
  expect(within(screen.getByRole('log')).getByRole('listitem')).toHaveTextContent(
    'pinpu:add {"prd_id":"P0102","qty":1}',
  );
});

it('sends the elements what the shop’s own code changes of the cart', async () => {
  showPage();
  await screen.findByRole('heading', { level: 1 });
  const keys: (string | null)[] = [];
  const listen = ({ key }: StorageEvent) => keys.push(key);
  window.addEventListener('storage', listen);
  act(() => appStore.set(cartAtom, [line()]));
  await waitFor(() => expect(keys).toEqual(['cart']));
  window.removeEventListener('storage', listen);
});
