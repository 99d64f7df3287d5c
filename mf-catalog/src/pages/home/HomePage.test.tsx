import type { HomeBlock, PublicConfig } from '@pinpu/shared/contracts';
import { applyPublicConfigAtom, appStore, priceLevelAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { preloadHtmlBlock } from '@pinpu/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { configOf, itemsFrom, pagerOfItems, slideOf } from '../../testing/sample-shop.ts';
import { HomePage } from './HomePage.tsx';

const featured = itemsFrom(1, 6);
const all = itemsFrom(1, 36);

function open(config: Partial<PublicConfig> = {}) {
  appStore.set(applyPublicConfigAtom, configOf(config));
  appStore.set(priceLevelAtom, 0);
  const requests = fakeApi({
    'GET /api/products': ({ url }) =>
      pagerOfItems(new URL(url).searchParams.get('n') === 'featured' ? featured : all),
  });
  renderAt('/', '/', <HomePage />);
  return requests;
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

// The first test, since the sanitiser is then not loaded yet.
it('home waits with its blocks for the HTML between them, which would move them [H2]', async () => {
  open({ home_content: { slideshows: [], header_html: '<p>開鋪了</p>', banner_html: '' } });
  const parts = () => screen.queryAllByRole('navigation', { name: '商品分類' });
  expect(parts()).toHaveLength(0);
  // Its first load can take longer than a test's default timeout.
  await act(preloadHtmlBlock);
  expect(await screen.findByText('開鋪了')).toBeVisible();
  expect(parts()).toHaveLength(1);
});

describe('home', () => {
  beforeAll(preloadHtmlBlock);

  it('shows its blocks of HTML, and no gap where there is none [H2, H3]', async () => {
    open({
      home_content: {
        slideshows: [],
        header_html: '<p>開鋪了</p>',
        banner_html: '<p>滿千免運</p><script>x()</script>',
      },
    });
    expect(await screen.findByText('開鋪了')).toBeVisible();
    expect(await screen.findByText('滿千免運')).toBeVisible();
    expect(screen.queryByRole('region', { name: '活動看板' })).not.toBeInTheDocument();
  });

  it('links up to ten non-empty categories, by name [H2]', () => {
    const leaf = (at: number) => ({
      cate_id: `c${at}`,
      cate_name: `分類${at}`,
      parent_cate_id: 'top',
      cate_attachment: '',
    });
    const top = { ...leaf(0), cate_id: 'top', cate_name: '頂層', parent_cate_id: '' };
    open({ categories: [top, ...Array.from({ length: 12 }, (_, at) => leaf(at))] });
    const links = within(screen.getByRole('navigation', { name: '商品分類' })).getAllByRole('link');
    expect(links).toHaveLength(10);
    for (const link of links)
      expect(link).toHaveAttribute('href', `/products/${encodeURIComponent(link.textContent)}`);
    expect(links.map((link) => link.textContent)).not.toContain('頂層');
  });

  it('shows six featured products and a link to more [H4]', async () => {
    const requests = open();
    const strip = await region('鋪裡精選');
    await strip.findByRole('link', { name: '商品 P1' });
    const limits = requests.map(({ url }) => new URL(url).searchParams.get('l'));
    expect(limits).toContain('6');
    expect(names(strip)).toEqual(featured.map((item) => item.prd_name));
    expect(strip.getByRole('link', { name: '商品 P1' })).toHaveAttribute('href', '/product/P1');
    expect(strip.getByRole('link', { name: '看更多商品' })).toHaveAttribute('href', '/products');
  });

  it('shows twelve shuffled products that are not in the strip [H5]', async () => {
    open();
    const grid = await region('隨意逛逛');
    await grid.findAllByRole('heading', { level: 3 });
    const shown = names(grid);
    expect(shown).toHaveLength(12);
    expect(shown.filter((name) => featured.some((item) => item.prd_name === name))).toEqual([]);
    expect(shown).not.toEqual([...shown].sort());
  });

  it('loses only the part that failed to load', async () => {
    appStore.set(applyPublicConfigAtom, configOf());
    fakeApi({
      'GET /api/products': ({ url }) =>
        new URL(url).searchParams.get('n') === 'featured'
          ? pagerOfItems(featured)
          : new Response('', { status: 400 }),
    });
    renderAt('/', '/', <HomePage />);
    expect(await screen.findByText('商品暫時無法顯示。')).toBeVisible();
    expect(await screen.findByRole('link', { name: '商品 P1' })).toBeVisible();
  });

  it('shows only slides active today [H1, R1]', () => {
    open({
      home_content: {
        slideshows: [
          slideOf('now'),
          slideOf('off', { enable: false }),
          slideOf('past', { enable_edate: '2020-01-01' }),
          slideOf('future', { enable_sdate: '2999-01-01' }),
        ],
        header_html: '',
        banner_html: '',
      },
    });
    const link = within(screen.getByRole('region', { name: '活動看板' })).getByRole('link');
    expect(link).toHaveTextContent('看板 now');
    expect(screen.queryByRole('button', { name: '暫停輪播' })).not.toBeInTheDocument();
  });

  it('has no carousel where every slide is expired or disabled [H1]', async () => {
    open({
      home_content: {
        slideshows: [
          slideOf('off', { enable: false }),
          slideOf('past', { enable_edate: '2020-01-01' }),
        ],
        header_html: '',
        banner_html: '',
      },
    });
    await region('鋪裡精選');
    expect(screen.queryByRole('region', { name: '活動看板' })).not.toBeInTheDocument();
  });

  it('gives a category without a picture a sign with its first character [H2]', () => {
    open();
    const link = screen.getByRole('link', { name: '茶葉' });
    expect(link.querySelector('[data-sign]')).toHaveAttribute('data-sign', '茶');
  });

  it('has no strip where nothing is featured [H4]', async () => {
    appStore.set(applyPublicConfigAtom, configOf());
    fakeApi({
      'GET /api/products': ({ url }) => pagerOfItems(url.includes('n=featured') ? [] : all),
    });
    renderAt('/', '/', <HomePage />);
    expect(await (await region('隨意逛逛')).findAllByRole('article')).toHaveLength(12);
    expect(screen.queryByRole('region', { name: '鋪裡精選' })).not.toBeInTheDocument();
    expect(screen.queryByText(/商品正在上架/)).not.toBeInTheDocument();
  });

  it('shows a message and no empty sections in an empty shop [H1, H2, H3, H4, H5]', async () => {
    appStore.set(applyPublicConfigAtom, configOf({ categories: [] }));
    fakeApi({ 'GET /api/products': () => pagerOfItems([]) });
    renderAt('/', '/', <HomePage />);
    expect(await screen.findByText(/商品正在上架/)).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('home as the shop has arranged it', () => {
  const block = (kind: HomeBlock['kind'], fields: Partial<HomeBlock> = {}): HomeBlock => ({
    ...{ id: kind, kind, enable: true, title: '', prd_ids: [], cate_id: '', ...fields },
  });

  it('has its blocks in that order and by those names, and nothing that is switched off', async () => {
    const chosen = [...itemsFrom(3, 1), ...itemsFrom(1, 1)];
    open({
      home_blocks: [
        block('grid', { title: '今天看看' }),
        block('products', { title: '新茶', prd_ids: chosen.map(({ prd_id }) => prd_id) }),
        block('featured', { enable: false }),
        block('categories'),
      ],
    });
    await screen.findByRole('region', { name: '今天看看' });
    const tea = await (await region('新茶')).findAllByRole('heading', { level: 3 });
    expect(tea.map(({ textContent }) => textContent)).toEqual(
      chosen.map(({ prd_name }) => prd_name),
    );
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['今天看看', '新茶']);
    expect(screen.getByRole('navigation', { name: '商品分類' })).toBeVisible();
  });

  it('leaves out products that fail to load, and a category that is gone', async () => {
    const home_blocks = [
      block('products', { title: '新茶', prd_ids: ['P1'] }),
      block('category', { title: '好茶', cate_id: 'tea' }),
      block('category', { id: 'gone', title: '春季限定', cate_id: 'spring' }),
      block('featured'),
    ];
    appStore.set(applyPublicConfigAtom, configOf({ home_blocks }));
    fakeApi({
      'GET /api/products': ({ url }) =>
        url.includes('n=featured') ? pagerOfItems(featured) : new Response('', { status: 400 }),
      'GET /api/products/tea': () => new Response('', { status: 400 }),
      'GET /api/products/spring': () => pagerOfItems(featured),
    });
    renderAt('/', '/', <HomePage />);
    await (await region('鋪裡精選')).findByRole('link', { name: '商品 P1' });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  });
});
