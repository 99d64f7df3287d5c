import { rmSync } from 'node:fs';
import { makers } from '../../../platform/db/schema/index.ts';
import { builtShell } from '../../../testing/deployments/built-shell.ts';
import { WITHDRAWN } from '../../../testing/index.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { testApp } from '../../../testing/test-app.ts';
import { findCatalogIds } from '../../goods/catalog/page-repository.ts';

let dist = '';
beforeAll(() => {
  dist = builtShell();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('lets search engines read pages and their resources, but not personal pages', async () => {
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  expect(lines).toContain('Sitemap: http://shop.test/sitemap.xml');
  for (const path of ['/api/', '/c$', '/c/', '/el']) expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/', '/api/config/public', '/api/product', '/api/maker/'])
    expect(lines).toContain(`Allow: ${path}`);
});

it('robots.txt for the remotes of this checkout is unchanged since its calls were listed by hand', async () => {
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  expect((await app.inject('/robots.txt')).body).toBe(`User-agent: *
Allow: /
Allow: /api/config/public
Allow: /api/product
Allow: /api/maker/
Allow: /api/facets
Allow: /static/lang/
Allow: /api/info-page/about
Allow: /api/info-page/returns
Allow: /api/info-page/privacy
Allow: /api/info-page/terms
Allow: /api/info-page/company
Disallow: /api/
Disallow: /el
Disallow: /c$
Disallow: /c/
Disallow: /embed
Disallow: /favourites
Disallow: /ui-kit
Disallow: /developer
Disallow: /vip/earnings
Disallow: /vip/links
Disallow: /link-ended

Sitemap: http://shop.test/sitemap.xml
`);
});

it('robots.txt allows the pages /cart and /vip, and the sitemap lists neither', async () => {
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  const robots = (await app.inject('/robots.txt')).body;
  for (const path of ['/cart', '/vip']) expect(robots).not.toContain(`Disallow: ${path}\n`);
  const paths = locs((await app.inject('/sitemap-pages.xml')).body);
  expect(paths).toContain('http://shop.test/products');
  for (const path of ['/cart', '/vip']) expect(paths).not.toContain(`http://shop.test${path}`);
});

it('keeps API responses out of search results', async () => {
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  expect((await app.inject('/api/product/P0001')).headers['x-robots-tag']).toBe('noindex');
  expect((await app.inject('/robots.txt')).headers['x-robots-tag']).toBeUndefined();
});

it('lists home, lists and every product on offer under their canonical addresses', async () => {
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  const index = await app.inject('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.headers['cache-control']).toBe('public, max-age=3600');
  expect(index.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
  expect(locs(index.body)).toEqual([
    'http://shop.test/sitemap-pages.xml',
    'http://shop.test/sitemap-products-1.xml',
  ]);
  const pages = await app.inject('/sitemap-pages.xml');
  expect(locs(pages.body).slice(0, 3)).toEqual([
    'http://shop.test/',
    'http://shop.test/products',
    `http://shop.test/products/${encodeURIComponent('茶')}`,
  ]);
  const products = await app.inject('/sitemap-products-1.xml');
  expect(locs(products.body)).toContain('http://shop.test/product/P0001');
  expect(products.body).toContain('<lastmod>2026-05-31T16:00:00.000Z</lastmod>');
  expect(products.body).not.toContain(WITHDRAWN.prd_id);
});

it('lists the makers that are shown', async () => {
  const { app, db } = await testApp({ env: { DIST_DIR: dist } });
  await db.insert(makers).values([
    { maker_id: 'tea-hut', maker_name: '山腰茶寮' },
    { maker_id: 'hidden', maker_name: '不供貨了', enabled: false },
  ]);
  const found = locs((await app.inject('/sitemap-pages.xml')).body);
  expect(found).toContain('http://shop.test/maker/tea-hut');
  expect(found.filter((loc) => loc?.includes('/maker/'))).toHaveLength(1);
});

it('answers 404 for an unknown sitemap page', async () => {
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  expect((await app.inject('/sitemap-products-2.xml')).statusCode).toBe(404);
  expect((await app.inject('/sitemap-products-x.xml')).statusCode).toBeGreaterThanOrEqual(400);
});

it('lists every product exactly once across sitemaps', async () => {
  const { db } = await testApp({ env: { DIST_DIR: dist } });
  const parts = await Promise.all([1, 2, 3].map((page) => findCatalogIds(db, page, 2)));
  expect(parts.map((rows) => rows.map(({ prd_id }) => prd_id))).toEqual([
    ['P0001', 'P0002'],
    ['P0003', 'P0004'],
    [],
  ]);
});

it('an empty shop has no product sitemap', async () => {
  const { app } = await testApp({ seed: 'empty', env: { DIST_DIR: dist } });
  expect(locs((await app.inject('/sitemap.xml')).body)).toEqual([
    'http://shop.test/sitemap-pages.xml',
  ]);
});

describe('pages about the shop', () => {
  it('are in the sitemap while the shop has filled them', async () => {
    const { app, db, clock } = await testApp({ env: { DIST_DIR: dist } });
    const listed = async () => locs((await app.inject('/sitemap-pages.xml')).body);
    expect((await listed()).filter((loc) => loc?.endsWith('/returns'))).toEqual([]);
    await setSetting(db, 'returns_html', '<p>七日內</p>', clock.now());
    expect(await listed()).toContain('http://shop.test/returns');
    expect(await listed()).not.toContain('http://shop.test/terms');
  });

  it('search engines may read these pages and the calls that they show', async () => {
    const { app } = await testApp({ env: { DIST_DIR: dist } });
    const lines = (await app.inject('/robots.txt')).body.split('\n');
    expect(lines).toContain('Allow: /api/info-page/returns');
    expect(lines).not.toContain('Disallow: /returns');
  });
});
