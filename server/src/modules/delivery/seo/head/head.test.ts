import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { categories, products, settings } from '../../../../platform/db/schema/index.ts';
import { builtShell } from '../../../../testing/deployments/built-shell.ts';
import { openPreorders, SHIPS } from '../../../../testing/goods/preorder.ts';
import {
  BEAUTY,
  OOLONG,
  PINEAPPLE,
  type TestApp,
  testApp,
  WITHDRAWN,
} from '../../../../testing/index.ts';
import { setSetting } from '../../../../testing/set-setting.ts';

let dist = '';
let shop: TestApp;
beforeAll(() => {
  dist = builtShell();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(async () => {
  shop = await testApp({ env: { DIST_DIR: dist } });
});

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');

/** Reads a page as a client without scripts does. */
async function read(url: string) {
  const { statusCode, body } = await shop.app.inject(url);
  const tag = (pattern: RegExp) => unescaped(pattern.exec(body)?.[1] ?? '(none)');
  const blocks = body.matchAll(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/gs);
  return {
    statusCode,
    body,
    title: tag(/<title>(.*?)<\/title>/s),
    meta: (name: string) => tag(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/),
    data: [...blocks].map(([, json = '']) => JSON.parse(json)),
  };
}

it('gives clients without scripts a product’s name, price and picture', async () => {
  const page = await read(`/product/${OOLONG.prd_id}?utm_source=x`);
  expect(page.statusCode).toBe(200);
  expect(page.title).toBe('阿里山高山烏龍茶｜拼鋪');
  expect(page.meta('description')).toBe('清香回甘。');
  expect(page.canonical).toBe('http://shop.test/product/P0001');
  expect(page.meta('robots')).toBe('(none)');
  expect(
    Object.fromEntries(
      ['type', 'title', 'url', 'site_name', 'locale', 'image', 'image:width', 'image:alt'].map(
        (name) => [name, page.meta(`og:${name}`)],
      ),
    ),
  ).toEqual({
    type: 'product',
    title: '阿里山高山烏龍茶',
    url: 'http://shop.test/product/P0001',
    site_name: '拼鋪',
    locale: 'zh_TW',
    image: 'http://shop.test/media/p/P0001/1?fit=preview',
    'image:width': '1200',
    'image:alt': '阿里山高山烏龍茶',
  });
  expect([page.meta('product:price:amount'), page.meta('product:price:currency')]).toEqual([
    '600',
    'TWD',
  ]);
  expect(page.meta('twitter:card')).toBe('summary_large_image');
});

it('describes a pre-order to search engines, with the day on which it leaves [T16]', async () => {
  await openPreorders(shop);
  const [product] = (await read(`/product/${OOLONG.prd_id}`)).data;
  expect(product.offers).toMatchObject({
    ...{ availability: 'https://schema.org/PreOrder', availabilityStarts: SHIPS },
  });
});

it('describes a product to search engines with all that a rich result requires, and its breadcrumb', async () => {
  const [product, way] = (await read(`/product/${OOLONG.prd_id}`)).data;
  expect(product).toMatchObject({
    '@type': 'Product',
    name: OOLONG.prd_name,
    sku: 'P0001',
    image: ['http://shop.test/media/p/P0001/1?w=960'],
    offers: {
      '@type': 'Offer',
      price: '600',
      priceCurrency: 'TWD',
      availability: 'https://schema.org/InStock',
      url: 'http://shop.test/product/P0001',
    },
  });
  expect(way.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual(
    [
      ['首頁', 'http://shop.test/'],
      ['茶', `http://shop.test/products/${encodeURIComponent('茶')}`],
      ['烏龍茶', `http://shop.test/products/${encodeURIComponent('烏龍茶')}`],
      [OOLONG.prd_name, 'http://shop.test/product/P0001'],
    ],
  );
  const [soldOut] = (await read(`/product/${PINEAPPLE.prd_id}`)).data;
  expect(soldOut.offers.availability).toBe('https://schema.org/OutOfStock');
});

it('shares a promo page under its own address with its code, and canonicalises it to the product', async () => {
  const page = await read('/p/P0001?promo_code=abcd2345&utm=x');
  expect(page.canonical).toBe('http://shop.test/product/P0001');
  expect(page.meta('og:url')).toBe('http://shop.test/p/P0001?promo_code=abcd2345');
  expect(page.meta('product:price:amount')).toBe('540');
  expect((await read('/p/P0001?promo_code="><script>')).meta('og:url')).toBe(
    'http://shop.test/p/P0001',
  );
});

it.each(['/product/P9999', `/product/${WITHDRAWN.prd_id}`, '/product', '/p/%22%3E%3Cscript%3E'])(
  'answers %s with 404 and the app, which shows the error',
  async (url) => {
    const page = await read(url);
    expect(page.statusCode).toBe(404);
    expect(page.title).toBe('找不到商品｜拼鋪');
    expect(page.body).toContain('id="pinpu-composition"');
    expect([page.canonical, page.data]).toEqual(['(none)', []]);
  },
);

const NAMES = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '茶\'&amp;"<b>',
  '🍵 拼<!--pinpu:head-->$&{{nonce}}',
  '\u2028<!--<script>',
];
it.each(NAMES)('escapes the name %s', async (prd_name) => {
  const prd_text_desc = `<p>${prd_name.replaceAll('<', '&lt;')}</p>`;
  await shop.db
    .update(products)
    .set({ prd_name, prd_text_desc })
    .where(eq(products.prd_id, 'P0002'));
  const page = await read(`/product/${BEAUTY.prd_id}`);
  expect(page.title).toBe(`${prd_name}｜拼鋪`);
  expect(page.meta('og:title')).toBe(prd_name);
  expect(page.data[0].name).toBe(prd_name);
  expect(page.body).not.toMatch(/<script>alert|<img|<b>/);
});

const tea = encodeURIComponent('烏龍茶');
it.each([
  ['/products', '所有商品', '/products'],
  ['/store?o=hot&min=5', '所有商品', '/products'],
  ['/pl', '團購好物', '/products'],
  ['/ProductList', '所有商品', '/products'],
  ['/products/C11', '烏龍茶', `/products/${tea}`],
  [`/products/${tea}?o=price_asc&cate=C21`, '烏龍茶', `/products/${tea}`],
  [`/pl/${tea}`, '烏龍茶・團購價', `/products/${tea}`],
  ['/pb/C11', '烏龍茶・團購價', `/products/${tea}`],
])('titles the list %s as %s, with one canonical address', async (url, title, path) => {
  const page = await read(url);
  expect(page.statusCode).toBe(200);
  expect(page.title).toBe(`${title}｜拼鋪`);
  expect(page.canonical).toBe(`http://shop.test${path}`);
  expect(page.meta('robots')).toBe('(none)');
  expect(page.data.map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
});

it('describes the contents of a category', async () => {
  expect((await read('/products')).meta('description')).toBe('拼鋪的所有商品：茶、點心。');
  expect((await read('/products/C1')).meta('description')).toBe('拼鋪的茶：烏龍茶。');
});

it.each(['/products/%22%3E%3Cb%3E', '/pb/abcd2345', '/c', '/cart/paid/x', '/vip/join', '/el/'])(
  'marks %s noindex, follow',
  async (url) => {
    const page = await read(url);
    expect(page.statusCode).toBe(200);
    expect(page.meta('robots')).toBe('noindex, follow');
    expect(page.body).not.toContain('"><b>');
  },
);

it.each(['/cart', '/vip'])(
  '%s may be indexed, since everybody begins with an empty page',
  async (url) => {
    const page = await read(url);
    expect(page.meta('robots')).toBe('(none)');
    expect(page.canonical).toBe(`http://shop.test${url}`);
  },
);

it('describes the shop on home, with its search and the first slide', async () => {
  for (const url of ['/', '/?promo_code=x', '/search']) {
    const page = await read(url);
    expect(page.canonical).toBe('http://shop.test/');
    expect(page.title).toBe('拼鋪');
    expect(page.meta('description')).toBe('拼鋪的商品：茶、點心。');
    expect(page.meta('og:image')).toBe('http://shop.test/media/s/1/d?fit=preview');
    expect(page.data.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    expect(page.data[1].potentialAction.target.urlTemplate).toBe(
      'http://shop.test/products/{search_term_string}',
    );
  }
});

it('reads name, slogan and description of the shop from its settings', async () => {
  const value = { slogan: '一起買', description: '小鋪的"話"' };
  await shop.db.insert(settings).values({ name: 'site', value, u_date: shop.clock.now() });
  const page = await read('/');
  expect([page.title, page.meta('description')]).toEqual(['拼鋪｜一起買', '小鋪的"話"']);
});

it('shows a renamed category after at most half a minute', async () => {
  await read('/products/C11');
  await shop.db
    .update(categories)
    .set({ cate_name: '高山茶' })
    .where(eq(categories.cate_id, 'C11'));
  shop.clock.advance(30_000);
  expect((await read('/products/C11')).title).toBe('高山茶｜拼鋪');
});

it('answers 404 where no remote has a page, still with the app, which leads home', async () => {
  const page = await read('/nowhere/at/all');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('id="pinpu-composition"');
});

it.each([
  ['fails', () => Promise.reject(new Error('connection lost'))],
  ['does not answer', () => new Promise(() => {})],
])('serves the page with the template’s own title where the database %s', async (_how, answer) => {
  shop = await testApp({ env: { DIST_DIR: dist, PAGE_HEAD_LIMIT_MS: '1500' } });
  const select = jest.spyOn(shop.db, 'select').mockImplementation(() => chain(answer) as never);
  const page = await read('/product/P0001');
  select.mockRestore();
  expect(page.statusCode).toBe(200);
  expect(page.title).toBe('拼鋪｜臺灣小製造的好東西，一起買');
  expect([page.canonical, page.data]).toEqual(['(none)', []]);
  expect((await read('/product/P0001')).title).toBe('阿里山高山烏龍茶｜拼鋪');
});

it('sends the same page with 503 while the database is down, and with 200 once it is back [41 operations 10]', async () => {
  const statuses = async () => {
    const found = [];
    for (const url of ['/', '/product/P0001', '/nowhere']) {
      const { statusCode, headers, body } = await shop.app.inject(url);
      expect(body).toContain('id="pinpu-composition"');
      found.push([statusCode, headers['retry-after']]);
    }
    return found;
  };
  await read('/');
  const lost = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const broken = [
    jest.spyOn(shop.db, 'select').mockImplementation(() => chain(lost) as never),
    jest.spyOn(shop.db, 'execute').mockImplementation(lost as never),
  ];
  shop.clock.advance(1000);
  expect(await statuses()).toEqual([
    [503, '5'],
    [503, '5'],
    [503, '5'],
  ]);
  for (const one of broken) one.mockRestore();
  shop.clock.advance(1000);
  expect((await statuses()).map(([status]) => status)).toEqual([200, 200, 404]);
});

/** A fake query builder: any chain of calls ends in `answer`. */
function chain(answer: () => Promise<unknown>): object {
  const step: object = new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'then'
          ? (...both: [() => void, () => void]) => answer().then(...both)
          : () => step,
    },
  );
  return step;
}

it('describes a page about the shop by its text, and answers 404 where the shop left it empty', async () => {
  const empty = await read('/terms');
  expect([empty.statusCode, empty.meta('robots')]).toEqual([404, 'noindex, follow']);
  const { db, clock } = shop;
  await setSetting(db, 'terms_html', '<h2>訂購</h2><p>送出後寄信確認。</p>', clock.now());
  const page = await read('/terms');
  expect(page.statusCode).toBe(200);
  expect(page.title).toBe('服務條款｜拼鋪');
  expect(page.meta('description')).toBe('訂購 送出後寄信確認。');
  expect(page.canonical).toBe('http://shop.test/terms');
  expect(page.meta('robots')).toBe('(none)');
  const company = { company_name: '山腳茶行', address: '新北市坪林區' };
  await setSetting(db, 'company', company, clock.now());
  expect((await read('/company')).meta('description')).toBe('山腳茶行 新北市坪林區');
});
