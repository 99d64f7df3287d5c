import type { Favourite, ProductItem } from '@pinpu/shared/contracts';
import { appStore, cartAtom, noticesAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemOf } from '../../testing/sample-shop.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

const favourite = (
  prd_id: string,
  fields: Partial<ProductItem> = {},
  liked_price = 0,
): Favourite => {
  const item = itemOf(prd_id, fields);
  const { prd_name, prd_man_pic } = item;
  return { prd_id, prd_name, prd_man_pic, liked_price, item };
};
const gone: Favourite = {
  prd_id: 'P9',
  prd_name: '停產的茶',
  prd_man_pic: '/media/P9',
  liked_price: 300,
};

const answer = (items: Favourite[], more = {}) => ({
  success: true,
  body: { items, total: items.length, next: '', ...more },
});
const show = () => renderAt('/favourites', '/favourites', <FavouritesPage />);
const button = (name: string) => screen.findByRole('button', { name });

it('shows favourites with their current price and stock, and those no longer sold [P3]', async () => {
  fakeApi({
    'GET /api/favourites': () =>
      answer([
        favourite('P1', { prd_name: '烏龍', price: 500 }, 600),
        favourite('P2', { prd_name: '鳳梨酥', tot_qty: 0 }),
        gone,
      ]),
  });
  show();
  expect(await screen.findByText('共 3 項商品')).toBeVisible();
  expect(screen.getByText('比收藏時便宜 NT$100')).toBeVisible();
  expect(await button('已售完：鳳梨酥')).toBeDisabled();
  expect(screen.getByRole('heading', { name: '停產的茶' })).toBeVisible();
  expect(screen.getByText('這項商品已經下架，可以按愛心移除。')).toBeVisible();
  expect(screen.queryByRole('link', { name: '停產的茶' })).not.toBeInTheDocument();
});

it('leads to the page of a product with options, instead of adding it to the cart [T4]', async () => {
  const shirt = { prd_name: '棉衫', price: 420, price1: 0, has_options: true, price_varies: true };
  fakeApi({
    'GET /api/favourites': () => answer([favourite('P1', { ...shirt, sold_out_qty: 12 })]),
  });
  show();
  const link = await screen.findByRole('link', { name: '選規格：棉衫' });
  expect(link).toHaveAttribute('href', '/product/P1');
  expect(screen.queryByRole('button', { name: /加入購物車/ })).not.toBeInTheDocument();
  const tile = screen.getByRole('article');
  expect(tile).toHaveTextContent('NT$420 起');
  expect(tile).toHaveTextContent('多種規格・已售 12');
});

it('removes one with an undo in its place, where the focus goes [P3]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    'GET /api/favourites': () => answer([favourite('P1', { prd_name: '烏龍' }), gone]),
    'GET /api/favourites/ids': () => ({ success: true, body: { ids: ['P1', 'P9'] } }),
    'PUT /api/product/P1/like': async (request) => {
      const { liked } = await request.json();
      sent.push(liked);
      return { success: true, body: { liked, like_count: 1 } };
    },
    'PUT /api/product/P9/like': () => ({ success: true, body: { liked: false, like_count: 0 } }),
  });
  show();
  await userEvent.click(await button('收藏烏龍'));
  expect(await button('復原烏龍')).toHaveFocus();
  expect(screen.getByText('共 1 項商品')).toBeVisible();
  await userEvent.click(await button('復原烏龍'));
  expect(await button('收藏烏龍')).toHaveFocus();
  expect(screen.getByText('共 2 項商品')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([false, true]));
  await userEvent.click(await button('收藏停產的茶'));
  expect(screen.getByText('已移除「停產的茶」')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^復原/ })).not.toBeInTheDocument();
});

it('brings one back that could not be removed, with a notice [P3]', async () => {
  fakeApi({
    'GET /api/favourites': () => answer([favourite('P1', { prd_name: '烏龍' })]),
    'PUT /api/product/P1/like': () => new Response('', { status: 503 }),
  });
  show();
  await userEvent.click(await button('收藏烏龍'));
  expect(await button('收藏烏龍')).toHaveAttribute('aria-pressed', 'true');
  expect(appStore.get(noticesAtom)).not.toHaveLength(0);
});

it('adds to the cart, up to the stock [P7]', async () => {
  fakeApi({
    'GET /api/favourites': () => answer([favourite('P1', { prd_name: '烏龍', tot_qty: 2 })]),
  });
  show();
  await userEvent.click(await button('加入購物車：烏龍'));
  await userEvent.click(await button('再加一件（已有 1）：烏龍'));
  expect(await button('購物車裡已有可購上限 2 件：烏龍')).toBeDisabled();
  expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: 'P1', qty: 2 }]);
});

it('loads the next page by its cursor [P3]', async () => {
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => favourite(`P${first + n}`));
  fakeApi({
    'GET /api/favourites': ({ url }) =>
      new URL(url).searchParams.get('after') === 'x'
        ? answer(page(24, 3), { total: 26 })
        : answer(page(1, 24), { total: 26, next: 'x' }),
  });
  show();
  await userEvent.click(await button('顯示更多'));
  expect(await screen.findByText('已顯示 26 項，共 26 項')).toBeVisible();
  expect(screen.queryByRole('button', { name: '顯示更多' })).not.toBeInTheDocument();
});

it('offers a retry where they can’t be loaded [X5]', async () => {
  fakeApi({});
  show();
  const again = await button('再試一次');
  fakeApi({ 'GET /api/favourites': () => answer([favourite('P1', { prd_name: '烏龍' })]) });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: '烏龍' })).toBeVisible();
});

it.each([
  ['', 1],
  ['t1', 0],
])(
  'leads an empty list to the shop, and a guest to the sign-in: token "%s"',
  async (token, hints) => {
    appStore.set(userTokenAtom, token);
    fakeApi({ 'GET /api/favourites': () => answer([]) });
    show();
    const link = await screen.findByRole('link', { name: '看所有商品' });
    expect(link).toHaveAttribute('href', '/products');
    expect(screen.queryAllByRole('link', { name: '登入會員' })).toHaveLength(hints);
    const main = within(document.body);
    expect(main.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
  },
);
