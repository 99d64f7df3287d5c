import type { Product } from '@pinpu/shared/contracts';
import { appStore, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { heading, tea } from '../../../testing/open-product.tsx';
import { bodyOfProduct, pagerOfItems } from '../../../testing/sample-shop.ts';
import { shirt } from '../../../testing/shirt.ts';
import { ProductPage } from '../ProductPage.tsx';

const special = { price: 500, price_regular: 600, price1: 0 };

interface Server {
  /** The time by its clock. */
  at: string;
  product: Product;
}

afterEach(() => act(() => appStore.set(priceLevelAtom, 0)));

/** The page of a product; the server's clock starts at `at`, whatever the browser's says. */
async function open({ at, product }: Server, local: string) {
  stopTime();
  jest.setSystemTime(new Date(local));
  const began = performance.now();
  const server = { product };
  const calls = fakeApi({
    'GET /api/product/P1': () => {
      const date = new Date(Date.parse(at) + performance.now() - began);
      return Response.json(bodyOfProduct(server.product), {
        headers: { date: date.toUTCString() },
      });
    },
    'GET /api/products/tea': () => pagerOfItems([]),
  });
  renderAt('/product/P1', '/product/:ID?', <ProductPage />);
  await heading(product.prd_name);
  return { server, count: () => calls.filter(({ url }) => url.includes('/product/P1')).length };
}

const timer = () => screen.queryByRole('timer')?.textContent;

// Each test is later than the one before, since a page never goes back behind an answer of the server.
it('counts down the last 24 hours by the server’s clock, with a wrong clock of the browser [T15]', async () => {
  const product = { ...tea, ...special, special_ends: '2026-12-01T12:00:00.000Z' };
  await open({ at: '2026-12-01T06:47:27Z', product }, '2031-03-04T05:06:07Z');
  expect(await screen.findByText('特價到 2026/12/1（二）20:00')).toBeVisible();
  await passTime(1000);
  expect(timer()).toMatch(/^倒數 05:12:3\d$/);
  await passTime(30_000);
  expect(timer()).toMatch(/^倒數 05:12:0\d$/);
});

it('is not moved by a change of the browser’s clock [T15]', async () => {
  const product = { ...tea, ...special, special_ends: '2026-12-02T12:00:00.000Z' };
  await open({ at: '2026-12-02T11:00:00Z', product }, '2026-12-02T11:00:00Z');
  await passTime(1000);
  expect(timer()).toMatch(/^倒數 00:59:/);
  jest.setSystemTime(new Date('2026-12-02T11:50:00Z'));
  await passTime(1000);
  expect(timer()).toMatch(/^倒數 00:59:/);
});

it('begins to count 24 hours before the end, and says the end before that [T15]', async () => {
  const product = { ...tea, ...special, special_ends: '2026-12-05T12:00:00.000Z' };
  await open({ at: '2026-12-04T11:59:50Z', product }, '2026-12-05T11:00:00Z');
  await passTime(1000);
  expect(screen.getByText('特價到 12/5（六）20:00')).toBeVisible();
  expect(timer()).toBeUndefined();
  await passTime(20_000);
  expect(timer()).toMatch(/^倒數 23:59:/);
});

it('stops at zero, and shows the ordinary price once the server has it [T15]', async () => {
  const product = { ...tea, ...special, special_ends: '2026-12-06T12:00:00.000Z' };
  const at = '2026-12-06T11:59:55Z';
  const { server, count } = await open({ at, product }, '2026-12-06T11:59:55Z');
  await passTime(3000);
  expect(timer()).toMatch(/^倒數 00:00:0\d$/);
  const before = count();
  await passTime(4000);
  expect(timer()).toBeUndefined();
  expect(count()).toBe(before + 1);
  server.product = { ...tea, price: 600, price1: 0 };
  await passTime(4000);
  expect(screen.queryByText(/特價/)).toBeNull();
  const settled = count();
  await passTime(20_000);
  expect(count()).toBe(settled);
});

it('strikes the ordinary price through, and says what is what [T15]', async () => {
  const product = { ...tea, ...special };
  await open({ at: '2026-12-07T00:00:00Z', product }, '2026-12-07T00:00:00Z');
  expect(screen.getByText('特價')).toBeVisible();
  expect(screen.getByText('NT$600', { exact: false, selector: 'del' })).toHaveTextContent(
    '原價NT$600',
  );
  expect(screen.queryByText(/特價到/)).toBeNull();
});

it('shows the special price of the variant that is chosen [T15]', async () => {
  const [red, soldOut, blue] = shirt.variants ?? [];
  if (!red || !soldOut || !blue) throw new Error('no variants');
  const special_ends = '2026-12-20T12:00:00.000Z';
  const variants = [red, soldOut, { ...blue, price: 550, price_regular: 620, special_ends }];
  const product = { ...shirt, variants };
  await open({ at: '2026-12-08T00:00:00Z', product }, '2026-12-08T00:00:00Z');
  expect(screen.queryByText(/特價/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /藍/ }));
  expect(await screen.findByText('特價到 12/20（日）20:00')).toBeVisible();
});

it('shows a group price that is lower than the special one, without its end [T15]', async () => {
  appStore.set(priceLevelAtom, 1);
  const special_ends = '2026-12-20T12:00:00.000Z';
  const product = { ...tea, ...special, price1: 450, special_ends };
  await open({ at: '2026-12-09T00:00:00Z', product }, '2026-12-09T00:00:00Z');
  expect(screen.getByText('您的團購價').parentElement).toHaveTextContent('NT$450原價NT$600');
  expect(screen.queryByText(/特價到/)).toBeNull();
});
