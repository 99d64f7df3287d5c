import {
  applyPublicConfigAtom,
  appStore,
  cartAtom,
  noticesAtom,
  priceLevelAtom,
} from '@pinpu/shared/state';
import { fakeApi, lineOf, renderAt } from '@pinpu/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configOf, itemsFrom, listRequests, pagerOfItems } from '../../testing/sample-shop.ts';
import { ProductsPage } from './ProductsPage.tsx';

const requestedLists = (requests: Request[]) =>
  listRequests(requests).map(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return `${decodeURIComponent(pathname)} ${searchParams.get('o')} ${searchParams.get('p')}`;
  });

const tiles = () => screen.getAllByRole('article');

beforeEach(() => appStore.set(applyPublicConfigAtom, configOf()));

describe('the product list', () => {
  it('is titled with its category and its number of products [R2]', async () => {
    fakeApi({ 'GET /api/products/茶葉': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products/茶葉', '/products/:CATE?', <ProductsPage />);
    expect(screen.getByRole('heading', { level: 1, name: '茶葉' })).toBeVisible();
    expect(await screen.findByText('共 3 項商品')).toBeVisible();
    expect(document.title).toBe('茶葉｜拼鋪');
  });

  it('says how far the cart is from free shipping, once it has something [ADR 0006]', async () => {
    fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText('共 3 項商品')).toBeVisible();
    expect(screen.queryByText(/免運/)).not.toBeInTheDocument();
    act(() => appStore.set(cartAtom, [lineOf({ ship_fee: 80, ship_fee_free_amt: 1500 })]));
    expect(screen.getByText(/^購物車再買 NT\$[\d,]+ 免運$/)).toBeVisible();
  });

  it('offers sibling categories [R2]', () => {
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

  it('has no row of categories in a shop without any [R2]', async () => {
    appStore.set(applyPublicConfigAtom, configOf({ categories: [] }));
    fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText('共 3 項商品')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '商品分類' })).not.toBeInTheDocument();
  });

  it('begins at the page in its address, and another order at the first [ADR 0201]', async () => {
    const pages: Record<string, () => object> = {
      1: () => pagerOfItems(itemsFrom(1, 100), 130),
      2: () => pagerOfItems(itemsFrom(101, 30), 130, 2),
    };
    fakeApi({
      'GET /api/products': ({ url }) =>
        (pages[new URL(url).searchParams.get('p') ?? ''] ?? (() => ({})))(),
    });
    renderAt('/products?page=6', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText('已顯示第 106 至 126 項，共 130 項')).toBeVisible();
    expect(tiles()[0]).toHaveTextContent('P106');
    expect(screen.getByRole('link', { name: '看前面的商品' })).toHaveAttribute(
      'href',
      '/products?page=5',
    );
    await userEvent.click(screen.getByRole('button', { name: '顯示更多' }));
    expect(await screen.findByText('已顯示第 106 至 130 項，共 130 項')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '最熱銷' }));
    expect(await screen.findByText('已顯示 21 項，共 130 項')).toBeVisible();
  });

  it('the list opens at its beginning where the page in its address is after the last [ADR 0201]', async () => {
    fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products?page=9', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText('已顯示 3 項，共 3 項')).toBeVisible();
    expect(screen.queryByRole('link', { name: '看前面的商品' })).not.toBeInTheDocument();
  });

  it('sorts by tab, keeps the order in the address, and reverses the price order [L1]', async () => {
    const requests = fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 3)) });
    renderAt('/products?o=hot', '/products/:CATE?', <ProductsPage />);
    const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
    expect(tab('最熱銷')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('價格'));
    await userEvent.click(tab(/價格.*由低到高/));
    expect(tab(/價格.*由高到低/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('綜合排名'));
    await screen.findByText('共 3 項商品');
    expect(requestedLists(requests)).toEqual([
      '/api/products hot 1',
      '/api/products price_asc 1',
      '/api/products price_desc 1',
      '/api/products rank 1',
    ]);
  });

  it('treats an unknown order as 綜合排名 [L1]', () => {
    fakeApi({});
    renderAt('/products?o=cheap', '/products/:CATE?', <ProductsPage />);
    expect(screen.getByRole('tab', { name: '綜合排名' })).toHaveAttribute('aria-selected', 'true');
  });

  it('says that nothing was found, and links onwards [R2]', async () => {
    const requests = fakeApi({
      'GET /api/products/海馬': () => pagerOfItems([]),
      'GET /api/products': () => pagerOfItems([]),
    });
    renderAt('/products/海馬', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText(/找不到和「海馬」有關的商品/)).toBeVisible();
    expect(screen.getByRole('link', { name: '看所有商品' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: '甜點' })).toBeVisible();
    await waitFor(() => expect(requestedLists(requests)).toContain('/api/products hot 1'));
    // Neither keywords nor bestsellers, since the shop has none.
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('says of an empty category that it has no products [R2]', async () => {
    fakeApi({
      'GET /api/products/甜點': () => pagerOfItems([]),
      'GET /api/products': () => pagerOfItems([]),
    });
    renderAt('/products/甜點', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText('「甜點」目前沒有商品，請過些時候再來看看。')).toBeVisible();
    expect(screen.getByRole('link', { name: '看所有商品' })).toBeVisible();
  });

  it('offers keywords and bestsellers where nothing was found [R2]', async () => {
    const requests = fakeApi({
      'GET /api/products/海馬': () => pagerOfItems([]),
      'GET /api/products': () => pagerOfItems(itemsFrom(1, 2)),
    });
    appStore.set(applyPublicConfigAtom, configOf({ home_keywords: ['烏龍', '禮盒'] }));
    renderAt('/products/海馬', '/products/:CATE?', <ProductsPage />);
    const words = within(await screen.findByRole('region', { name: '大家常找' }));
    expect(words.getByRole('link', { name: '禮盒' })).toHaveAttribute(
      'href',
      `/products/${encodeURIComponent('禮盒')}`,
    );
    const best = within(await screen.findByRole('region', { name: '大家都買' }));
    expect(best.getByRole('link', { name: '商品 P1' })).toBeVisible();
    expect(requests.some(({ url }) => url.includes('o=hot') && url.includes('stock=1'))).toBe(true);
  });

  it.each([429, 503])(
    'says in place that the server is busy after %i, and retries on a press [R2]',
    async (status) => {
      const text = '目前搜尋的人較多，請稍後再試。';
      const msg = [{ Code: 'SEARCH_BUSY', Message: text }];
      let isBusy = true;
      fakeApi({
        'GET /api/products/鳳黎酥': () =>
          isBusy
            ? Response.json({ success: false, msg }, { status })
            : pagerOfItems(itemsFrom(1, 2)),
      });
      renderAt('/products/鳳黎酥', '/products/:CATE?', <ProductsPage />);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText(/找不到/)).not.toBeInTheDocument();
      const modal = appStore.get(noticesAtom).map(({ message }) => message);
      expect(modal).not.toContain(text);
      isBusy = false;
      await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
      expect(await screen.findByText('共 2 項商品')).toBeVisible();
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  it.each([
    [0, '找不到完全符合「高山茶」的商品，以下是相近的結果。'],
    [2, '完全符合「高山茶」的有 2 項，也列出相近的結果。'],
  ])(
    'says where %s products match exactly and the list has the nearest [R2]',
    async (exact, text) => {
      const { pager } = pagerOfItems(itemsFrom(1, 3));
      fakeApi({
        'GET /api/products/高山茶': () => ({ success: true, pager: { ...pager, exact } }),
      });
      renderAt('/products/高山茶', '/products/:CATE?', <ProductsPage />);
      expect(await screen.findByText(text)).toBeVisible();
      expect(tiles()).toHaveLength(3);
    },
  );

  it('says that a long keyword is searched for in part [41 Missing] [R2]', async () => {
    const { pager } = pagerOfItems(itemsFrom(1, 3));
    fakeApi({ [`GET /api/products/${'茶'.repeat(100)}`]: () => ({ success: true, pager }) });
    renderAt(`/products/${'茶'.repeat(101)}`, '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText('關鍵字比較長，只依前 100 個字搜尋。')).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it.each([
    [3, '依商品標示的成分與過敏原，列出符合「不含蛋」的商品。'],
    [0, '找不到標示符合「不含蛋」的商品。'],
  ])('says how labels were searched where %s products are listed [41 D2]', async (count, note) => {
    const { pager } = pagerOfItems(count > 0 ? itemsFrom(1, count) : []);
    fakeApi({
      'GET /api/products/不含蛋': () => ({ success: true, pager: { ...pager, note } }),
      'GET /api/products': () => pagerOfItems([]),
    });
    renderAt('/products/不含蛋', '/products/:CATE?', <ProductsPage />);
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.queryByText(/^找不到和/)).not.toBeInTheDocument();
  });
});

it.each([
  ['a thousand characters', '茶'.repeat(1000), `「${'茶'.repeat(40)}…」`],
  ['emoji', '🍵🎁', '「🍵🎁」'],
  ['a percent sign', '%', '「%」'],
  ['a way upwards', '../', '「../」'],
  ['quotation marks and brackets', '"\'<script>', '「"\'<script>」'],
  ['marks of direction', '\u202e龍烏\u2066', '「龍烏」'],
  ['a removed category', '春季限定', '「春季限定」'],
])('shows %s as a search that finds nothing [R2]', async (_what, keyword, heading) => {
  const requests = fakeApi({});
  const answer = pagerOfItems([]);
  globalThis.fetch = async (input) => {
    requests.push(new Request(input));
    return Response.json(answer);
  };
  renderAt(`/products/${encodeURIComponent(keyword)}`, '/products/:CATE?', <ProductsPage />);
  expect(await screen.findByText(/^找不到和/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toBe(`${heading}｜拼鋪`);
  expect(screen.getByRole('link', { name: '看所有商品' })).toBeVisible();
  expect(new URL(requests[0]?.url ?? '').pathname).toMatch(/^\/api\/products\/[^/]+$/);
});

describe('the promotional list', () => {
  beforeEach(() => appStore.set(priceLevelAtom, 1));

  it('explains group prices only on the ordinary list [ADR 0006]', async () => {
    const help = () => screen.queryByRole('button', { name: '怎麼享有團購價？' });
    fakeApi({ 'GET /api/products': () => pagerOfItems(itemsFrom(1, 1)) });
    appStore.set(priceLevelAtom, 0);
    const ordinary = renderAt('/products', '/products/:CATE?', <ProductsPage />);
    await screen.findByText('共 1 項商品');
    expect(help()).toBeVisible();
    ordinary.unmount();
    appStore.set(priceLevelAtom, 1);
    renderAt('/pl', '/pl/:CATE?', <ProductsPage />);
    await screen.findByText('共 1 項商品');
    expect(help()).not.toBeInTheDocument();
  });

  it('shows group prices, links to promo pages and ends with the group buyers’ sentence [R3, L4]', async () => {
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
  ])('loads the bundle list at %s [R3]', async (path, pattern) => {
    const requests = fakeApi({
      'GET /api/products/bundle/abc123': () => pagerOfItems(itemsFrom(1, 2)),
    });
    renderAt(path, pattern, <ProductsPage />);
    expect(await screen.findByText('共 2 項商品')).toBeVisible();
    expect(requestedLists(requests)).toEqual(['/api/products/bundle/abc123 rank 1']);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '篩選' })).not.toBeInTheDocument();
  });
});
