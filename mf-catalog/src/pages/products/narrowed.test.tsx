import { onAppEvent } from '@pinpu/shared/events';
import { applyPublicConfigAtom, appStore, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configOf, itemsFrom, listRequests, pagerOfItems } from '../../testing/sample-shop.ts';
import { ProductsPage } from './ProductsPage.tsx';

const show = (path: string) => renderAt(path, '/products/:CATE?', <ProductsPage />);
const filtersOf = (request: Request | undefined) =>
  Object.fromEntries(
    [...new URL(request?.url ?? '').searchParams].filter(([name]) => !'sopql'.includes(name)),
  );
const chips = () => screen.queryByRole('list', { name: '已選的篩選條件' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => appStore.set(applyPublicConfigAtom, configOf()));

it('requests the filters in its address, and shows them [F10]', async () => {
  const requests = fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
  show('/products?cate=tea,gone&min=100&max=500&stock=1&free=1');
  await screen.findByText('共 3 項商品');
  expect(filtersOf(requests[0])).toEqual({
    cate: 'tea,gone',
    min: '100',
    max: '500',
    stock: '1',
    free: '1',
  });
  const texts = within(chips() as HTMLElement).getAllByRole('button');
  expect(texts.map((one) => one.textContent)).toEqual([
    '茶葉',
    '已下架的分類',
    'NT$100–NT$500',
    '有現貨',
    '免運費',
    '清除全部',
  ]);
  expect(screen.getByRole('button', { name: /^篩選/ })).toHaveAccessibleName(/5 項/);
});

it('removes one filter on a press, and focuses the next [F10]', async () => {
  const requests = fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
  show('/products?min=100&stock=1');
  await press('移除篩選：NT$100 以上');
  expect(screen.getByRole('button', { name: '移除篩選：有現貨' })).toHaveFocus();
  await press('移除篩選：有現貨');
  expect(chips()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '篩選' })).toHaveFocus();
  await screen.findByText('共 3 項商品');
  expect(listRequests(requests).map(filtersOf)).toEqual([
    { min: '100', stock: '1' },
    { stock: '1' },
    {},
  ]);
});

it('removes all filters at once [F10]', async () => {
  fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
  show('/products?cate=tea&max=300&stock=1');
  await press('清除全部');
  expect(chips()).not.toBeInTheDocument();
});

it('opens the panel by event [F10]', async () => {
  fakeApi({});
  const opened = jest.fn();
  const stop = onAppEvent('APP_EC_OPEN_FILTERS', opened);
  show('/products');
  await press('篩選');
  stop();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('offers to clear the filters where they match nothing [F10]', async () => {
  fakeApi({
    'GET /api/products': ({ url }) => pagerOfItems(url.includes('min=') ? [] : itemsFrom(1, 3)),
  });
  show('/products?min=90000');
  expect(await screen.findByText(/^沒有符合這些條件的商品/)).toBeVisible();
  await press('清除篩選條件');
  expect(await screen.findByRole('link', { name: '商品 P1' })).toBeVisible();
});

it('filters by the group price on promotional lists [F10, R3]', async () => {
  appStore.set(priceLevelAtom, 1);
  const requests = fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
  renderAt('/pl?max=500', '/pl/:CATE?', <ProductsPage />);
  await screen.findByText('共 3 項商品');
  expect(filtersOf(requests[0])).toEqual({ max: '500', lv: '1' });
});
