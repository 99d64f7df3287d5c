import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, productRowOf } from '../../../testing/products.ts';
import { showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/products';

function openShop(products: object[], next = '') {
  const arrived = fakeApi({
    [LIST]: () => success({ products, next }),
    'GET /api/backoffice/categories': () => success(CATEGORIES),
  });
  return () =>
    arrived
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/products'))
      .map(({ searchParams }) => {
        searchParams.delete('t');
        return String(searchParams);
      });
}

it('shows each product with price, available stock and state; the row links to it', async () => {
  openShop([
    productRowOf({ price1: 380, reserved: 4 }),
    productRowOf({ prd_id: 'new', prd_name: '新', on_hand: 2, reserved: 2 }),
    productRowOf({ prd_id: 'CUP', enabled: false }),
  ]);
  showShop('/el/shop/products');
  const rows = within(await screen.findByRole('list', { name: '商品' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/TEA-1，茶NT\$420團購 NT\$380可賣 26訂單保留 4上架中/),
    expect.stringMatching(/缺貨/),
    expect.stringMatching(/已下架/),
  ]);
  expect(screen.getByRole('link', { name: '新' })).toHaveAttribute(
    'href',
    '/el/shop/products/new?code',
  );
});

it('says how many variants a product with options has, and from which price [T7]', async () => {
  openShop([productRowOf({ variants: 6, price1: 380 }), productRowOf({ prd_id: 'CUP' })]);
  showShop('/el/shop/products');
  const rows = within(await screen.findByRole('list', { name: '商品' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('TEA-1，茶，6 種規格NT$420 起團購 NT$380 起');
  expect(rows[1]).not.toHaveTextContent(/規格|起/);
});

it('keeps search, category, state and order in the address, and begins at the first page', async () => {
  const queries = openShop([productRowOf()], 'cursor');
  showShop('/el/shop/products?after=before');
  await userEvent.type(
    await screen.findByLabelText('搜尋商品', { selector: 'input' }),
    '茶{Enter}',
  );
  await userEvent.selectOptions(await screen.findByLabelText('分類'), '　紅茶');
  await userEvent.selectOptions(screen.getByLabelText('排列'), '售價低到高');
  await userEvent.click(await screen.findByRole('tab', { name: '已下架' }));
  const link = await screen.findByRole('link', { name: '下一頁' });
  expect(queries().at(-1)).toBe(
    String(
      new URLSearchParams({ q: '茶', cate: 'C11', state: 'hidden', sort: 'price_asc', after: '' }),
    ),
  );
  expect(link.getAttribute('href')).toContain('after=cursor');
});

it('shows an empty shop how to add its first products', async () => {
  openShop([]);
  showShop('/el/shop/products');
  expect(await screen.findByText(/商店還沒有商品/)).toBeVisible();
  expect(screen.getByRole('link', { name: '從試算表一次匯入許多商品' })).toHaveAttribute(
    'href',
    '/el/shop/import',
  );
});
