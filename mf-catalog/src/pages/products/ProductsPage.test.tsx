import { applyPublicConfigAtom, appStore, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configOf, itemsFrom, pagerOfItems } from '../../testing/sample-shop.ts';
import { ProductsPage } from './ProductsPage.tsx';

const asked = (requests: Request[]) =>
  requests.map(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return `${decodeURIComponent(pathname)} ${searchParams.get('o')} ${searchParams.get('p')}`;
  });

const tiles = () => within(screen.getByRole('tabpanel')).getAllByRole('article');
const more = () => screen.findByRole('button', { name: '顯示更多' });

beforeEach(() => {
  appStore.set(applyPublicConfigAtom, configOf());
  appStore.set(priceLevelAtom, 0);
});

describe('the product list', () => {
  it('is named by its category and counts what it holds [R2]', async () => {
    fakeApi({ 'GET /api/products/茶葉': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products/茶葉', '/products/:CATE?', <ProductsPage />);
    expect(screen.getByRole('heading', { level: 1, name: '茶葉' })).toBeVisible();
    expect(await screen.findByText('共 3 項商品')).toBeVisible();
    expect(document.title).toBe('茶葉｜拼鋪');
  });

  it('offers the categories beside it [R2]', () => {
    fakeApi({});
    renderAt('/products/茶葉', '/products/:CATE?', <ProductsPage />);
    const chips = within(screen.getByRole('navigation', { name: '商品分類' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '所有商品',
      '全部茶與咖啡',
      '茶葉',
      '咖啡',
    ]);
    expect(chips.getByRole('link', { name: '茶葉' })).toHaveAttribute('aria-current', 'page');
  });

  it('sorts by tab, keeps the order in the address, and turns the price round [L1]', async () => {
    const requests = fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products?o=hot', '/products/:CATE?', <ProductsPage />);
    const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
    expect(tab('最熱銷')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('價格'));
    await userEvent.click(tab(/價格.*由低到高/));
    expect(tab(/價格.*由高到低/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('綜合排名'));
    await screen.findByText('共 3 項商品');
    expect(asked(requests)).toEqual([
      '/api/products hot 1',
      '/api/products price_asc 1',
      '/api/products price_desc 1',
      '/api/products rank 1',
    ]);
  });

  it('takes an order it does not know for 綜合排名 [L1]', () => {
    fakeApi({});
    renderAt('/products?o=cheap', '/products/:CATE?', <ProductsPage />);
    expect(screen.getByRole('tab', { name: '綜合排名' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows 21 at a time out of requests of 100, to the end [L3, L4]', async () => {
    const requests = fakeApi({
      'GET /api/products': ({ url }) =>
        new URL(url).searchParams.get('p') === '1'
          ? pagerOfItems(itemsFrom(1, 100), 110, 1)
          : pagerOfItems(itemsFrom(101, 10), 110, 2),
    });
    renderAt('/products', '/products/:CATE?', <ProductsPage />);
    await more();
    expect(tiles()).toHaveLength(21);
    for (const shown of [42, 63, 84]) {
      await userEvent.click(await more());
      expect(tiles()).toHaveLength(shown);
    }
    expect(asked(requests)).toEqual(['/api/products rank 1']);
    await userEvent.click(await more());
    expect(await screen.findByRole('link', { name: '商品 P105' })).toBeVisible();
    await userEvent.click(await more());
    expect(tiles()).toHaveLength(110);
    expect(screen.getByText('沒有更多商品了')).toBeVisible();
    expect(asked(requests)).toEqual(['/api/products rank 1', '/api/products rank 2']);
  });

  it('says that nothing was found, and leads on [R2]', async () => {
    fakeApi({ 'GET /api/products/海馬': () => pagerOfItems([]) });
    renderAt('/products/海馬', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText(/找不到和「海馬」有關的商品/)).toBeVisible();
    expect(screen.getByRole('link', { name: '看所有商品' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: '甜點' })).toBeVisible();
  });
});

describe('the promotional list', () => {
  beforeEach(() => appStore.set(priceLevelAtom, 1));

  it('shows group prices, leads to promo pages and greets at its end [R3, L4]', async () => {
    fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 1)) });
    renderAt('/pl', '/pl/:CATE?', <ProductsPage />);
    const link = await screen.findByRole('link', { name: '商品 P1' });
    expect(link).toHaveAttribute('href', '/p/P1');
    expect(tiles()[0]).toHaveTextContent('NT$480原價NT$600');
    expect(screen.getByText(/團購專屬優惠/)).toBeVisible();
    expect(screen.queryByText('沒有更多商品了')).not.toBeInTheDocument();
  });

  it.each([
    ['/pb/abc123', '/pb/:CATE?'],
    ['/products/bundle/abc123', '/products/bundle/:CATE'],
  ])('reads the bundle list at %s [R3]', async (path, pattern) => {
    const requests = fakeApi({
      'GET /api/products/bundle/abc123': () => pagerOfItems(itemsFrom(1, 2)),
    });
    renderAt(path, pattern, <ProductsPage />);
    expect(await screen.findByText('共 2 項商品')).toBeVisible();
    expect(asked(requests)).toEqual(['/api/products/bundle/abc123 rank 1']);
  });
});
