import { expect, type Response } from '@playwright/test';
import { findNginx } from '../../tooling/operations/find-nginx.ts';
import { LONG } from '../support/forms.ts';
import { nginxShop, startNginxShop } from '../support/shops/nginx-shop.ts';
import { test } from '../support/test.ts';

const YEAR = 'public, max-age=31536000, immutable';
const binary = findNginx();
if (binary === undefined)
  console.log('  nginx journeys skipped: no nginx found and none can be installed');

let stop: (() => Promise<void>) | undefined;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// biome-ignore lint/suspicious/noSkippedTests: without nginx, as the line above reports
test.skip(binary === undefined, 'no nginx');
test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (binary !== undefined) stop = await startNginxShop(binary);
});
test.afterAll(async () => stop?.());

test(
  'a page served through the shell’s nginx loads its remote from the remote’s own origin [M1]',
  LONG,
  async ({ page }) => {
    const origin = nginxShop.originOf('mf-member');
    const fetched: Response[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(origin)) fetched.push(response);
    });
    await page.goto(`${nginxShop.url}/vip`);
    await expect(page.getByLabel('電子郵件')).toBeVisible();

    const urls = fetched.map((response) => response.url());
    expect(urls.length).toBeGreaterThan(1);
    expect(new Set(urls).size).toBe(urls.length);
    for (const response of fetched) {
      expect(await response.request().headerValue('sec-fetch-mode')).toBe('cors');
      expect(response.headers()).toMatchObject({
        'cache-control': YEAR,
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript; charset=utf-8',
      });
    }
    expect(fetched.some((response) => response.headers()['content-encoding'] === 'gzip')).toBe(
      true,
    );
  },
);

test('home shows products and pictures that the server sends through the shell’s nginx [M1]', async ({
  page,
}) => {
  await page.goto(nginxShop.url);
  await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
  const loaded = () =>
    page
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth > 0).length);
  await expect.poll(loaded).toBeGreaterThan(0);
});

test('each origin has the right headers, and answers 404 for other origins’ files [M3]', async ({
  request,
}) => {
  const home = await request.get(nginxShop.url);
  expect(home.headers()['content-security-policy']).toContain(nginxShop.originOf('mf-cart'));
  const [asset = ''] = /\/remotes\/shell\/[\w.-]+\/main[\w.]+js/.exec(await home.text()) ?? [];
  const shell = await request.get(nginxShop.url + asset);
  expect(shell.headers()).toMatchObject({
    'cache-control': YEAR,
    'content-encoding': expect.stringMatching(/^(?:gzip|br)$/),
  });

  const registry = await (await request.get(`${nginxShop.url}/registry.json`)).json();
  const { stable, versions } = registry.remotes['mf-cart'];
  const { base, entry } = versions[stable];
  expect(base).toBe(`${nginxShop.originOf('mf-cart')}/remotes/mf-cart/${stable}/`);
  expect((await request.get(base + entry)).status()).toBe(200);

  const elsewhere = base.replace(nginxShop.originOf('mf-cart'), '');
  for (const url of [
    `${base}gone.js`,
    base,
    `${nginxShop.originOf('mf-promo')}${elsewhere}${entry}`,
    `${nginxShop.url}/assets/gone.js`,
  ]) {
    const missing = await request.get(url);
    expect(missing.status(), url).toBe(404);
    expect(missing.headers()['cache-control'], url).toBe('no-cache');
  }
});

test('mails can’t be read through nginx, even on the same machine', LONG, async ({ request }) => {
  const mail = await request.get(`${nginxShop.url}/dev/mail`);
  expect(mail.status()).toBe(404);
  expect(await mail.text()).not.toContain('.eml');
});
