import { applyPublicConfigAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LIST_PAGE_SIZE } from '../../features/limits.ts';
import { configOf, itemsFrom, listRequests, pagerOfItems } from '../../testing/sample-shop.ts';
import { ProductsPage } from './ProductsPage.tsx';

// Rendering a hundred tiles takes long in jsdom.
jest.setTimeout(30_000);

// Found by tag: a role query among a hundred tiles takes seconds in jsdom.
const tiles = () => document.querySelectorAll('article');
const more = () => screen.findByText('顯示更多');
const link = (name: string) => screen.findByText(name, { selector: 'a' });
const pageOf = ({ url }: Request) => new URL(url).searchParams.get('p');
const show = () => renderAt('/products', '/products/:CATE?', <ProductsPage />);

/** A shop of 110 products; `second` is the response to the second request. */
const shopOf110 = (second: () => Response | object) =>
  fakeApi({
    'GET /api/products': (request) =>
      pageOf(request) === '1' ? pagerOfItems(itemsFrom(1, 100), 110, 1) : second(),
  });
const lastTen = () => pagerOfItems(itemsFrom(101, 10), 110, 2);

/** Presses 顯示更多 until this many products are shown. */
async function goTo(count: number) {
  // The first screen is rendered before the rest.
  await waitFor(() => expect(tiles().length).toBeGreaterThanOrEqual(LIST_PAGE_SIZE));
  while (tiles().length < count) fireEvent.click(await more());
}

beforeEach(() => appStore.set(applyPublicConfigAtom, configOf()));

it('shows 21 at a time from requests of 100, to the end [L3, L4]', async () => {
  const requests = shopOf110(lastTen);
  show();
  await more();
  for (const shown of [21, 42, 63, 84]) {
    await waitFor(() => expect(tiles()).toHaveLength(shown));
    expect(screen.getByText(`已顯示 ${shown} 項，共 110 項`)).toHaveAttribute('role', 'status');
    fireEvent.click(await more());
  }
  await goTo(110);
  expect(screen.getByText('沒有更多商品了')).toBeVisible();
  expect(screen.queryByText('顯示更多')).not.toBeInTheDocument();
  expect(listRequests(requests).map(pageOf)).toEqual(['1', '2']);
});

it('shows skeletons for products that are still loading [L3]', async () => {
  let answer = (_: object) => {};
  fakeApi({
    'GET /api/products': () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  show();
  expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(21);
  await waitFor(() => expect(screen.queryByText('顯示更多')).not.toBeInTheDocument());
  answer(pagerOfItems(itemsFrom(1, 2)));
  expect(await link('商品 P2')).toBeVisible();
  expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
});

it('prefetches the second request before it is needed [L3]', async () => {
  const requests = shopOf110(lastTen);
  show();
  await goTo(42);
  expect(listRequests(requests).map(pageOf)).toEqual(['1']);
  await goTo(63);
  await waitFor(() => expect(listRequests(requests).map(pageOf)).toEqual(['1', '2']));
  expect(tiles()).toHaveLength(63);
});

it('moves the focus to the first new product after a press [L3]', async () => {
  shopOf110(lastTen);
  show();
  fireEvent.click(await more());
  expect(await link('商品 P22')).toHaveFocus();
});

it('shows no product twice, though the pages shift between two requests [L3]', async () => {
  shopOf110(() => pagerOfItems(itemsFrom(100, 10), 110, 2));
  show();
  await goTo(109);
  expect(screen.getAllByText('商品 P100')).toHaveLength(1);
  expect(screen.getByText('已顯示 109 項，共 109 項')).toBeVisible();
  expect(screen.getByText('沒有更多商品了')).toBeVisible();
});

it('keeps the loaded products when the second request fails, and offers a retry in its place [L3]', async () => {
  let answers = false;
  shopOf110(() => (answers ? lastTen() : new Response('', { status: 400 })));
  show();
  await goTo(84);
  fireEvent.click(await more());
  const again = await screen.findByText('再試一次');
  expect(tiles()).toHaveLength(100);
  expect(appStore.get(noticesAtom)).toEqual([]);
  answers = true;
  fireEvent.click(again);
  expect(await link('商品 P105')).toBeVisible();
  expect(screen.queryByText('再試一次')).not.toBeInTheDocument();
});

it('restores as many products as were shown when the page was left [L3]', async () => {
  shopOf110(lastTen);
  const before = show();
  await goTo(63);
  before.unmount();
  show();
  expect(await screen.findByText('已顯示 63 項，共 110 項')).toBeVisible();
  expect(tiles()).toHaveLength(63);
});

it('starts another list at its top [L3]', async () => {
  shopOf110(lastTen);
  show();
  await goTo(42);
  fireEvent.click(screen.getByText('最新'));
  expect(await screen.findByText('已顯示 21 項，共 110 項')).toBeVisible();
});
