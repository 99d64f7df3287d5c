import { expect } from '@playwright/test';
import { test as looking } from '../support/looking.ts';
import { signIn } from '../support/mail.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

/** LINE's crawler, which identifies itself as Facebook's. */
const PREVIEW = { 'user-agent': 'facebookexternalhit/1.1;line-poker/1.0' };

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

looking(
  'title, description and canonical address in the HTML stay as the app starts, and follow navigation',
  async ({ page, request }) => {
    for (const path of ['/', '/products', '/products/茶葉', '/returns', `/product/${OOLONG}`]) {
      const html = await (await request.get(path)).text();
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        content(html, 'description') ?? '',
      );
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    }
    await page.getByRole('banner').getByRole('link', { name: '拼鋪首頁' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /:\d+\/$/);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    const description = page.locator('meta[name="description"]');
    const own = (await description.getAttribute('content')) ?? '';
    await page.getByRole('banner').getByRole('link', { name: '會員中心' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /:\d+\/vip$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: '收藏' }).click();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(description).toHaveAttribute('content', own);
  },
);

test('a preview of a promoter’s link shows the product, keeps the promoter, and does not count as a visit [G3]', async ({
  page,
  request,
}) => {
  await signIn(page, 'promoter@pinpu.test');
  await page.goto(`/product/${OOLONG}`);
  const zone = page.getByRole('region', { name: '團購推廣' });
  await zone.getByRole('button', { name: '取得推廣連結' }).click();
  const link = (await zone.getByRole('link').first().getAttribute('href')) ?? '';
  const answer = await request.get(link, { headers: PREVIEW });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  const html = await answer.text();
  const product = (await (await request.get(`/api/product/${OOLONG}`)).json()).body;
  expect(content(html, 'og:title')).toBe(product.prd_name);
  expect(content(html, 'product:price:amount')).toBe(String(product.price1));
  expect(content(html, 'og:url')).toContain(`/p/${OOLONG}?promo_code=${link.split('/').at(-1)}`);
  const picture = await request.get(content(html, 'og:image') ?? '', { headers: PREVIEW });
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('a product’s JSON-LD is valid and complete', async ({ request }) => {
  const html = await (await request.get(`/product/${OOLONG}`)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const [product] = [...blocks].map(([, json = '']) => JSON.parse(json));
  expect(product.name).not.toBe('');
  expect(product.image[0]).toMatch(/^http/);
  expect(Number(product.offers.price)).toBeGreaterThan(0);
  expect(product.offers).toMatchObject({ priceCurrency: 'TWD' });
  expect(product.offers.availability).toMatch(/^https:\/\/schema\.org\/(?:In|OutOf)Stock$/);
});

test('the pages about the shop are in the sitemap, and described by their own texts', async ({
  request,
}) => {
  const listed = await (await request.get('/sitemap-pages.xml')).text();
  for (const name of ['about', 'returns', 'privacy', 'terms', 'company'])
    expect(listed).toMatch(new RegExp(`<loc>http[^<]*/${name}</loc>`));
  const html = await (await request.get('/returns')).text();
  expect(content(html, 'description')).toContain('收到商品以後不合意，可以退貨');
  expect(content(html, 'og:title')).toBe('退換貨');
});

test('icons, manifest, robots and sitemap are served', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemap-products-1.xml', 'application/xml'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
});
