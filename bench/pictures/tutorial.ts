import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '../../e2e/support/mail.ts';
import { phone } from '../../e2e/support/phone.ts';
import { fillIn, goToPayment, OOLONG, payByCard } from '../../e2e/support/shopping.ts';
import { distDir, root } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/browser.ts';
import { temporaryFolder } from '../support/shop-process.ts';
import { buildForProduction, startShop } from '../support/start-shop.ts';

/** Size of every picture in CSS pixels; it is encoded for screens with two device pixels per CSS pixel. */
const WIDTH = 390;
const HEIGHT = 244;

const LARGEST = 25_000;

/** The picture as WebP of at most 25 KB, in the best possible quality. */
async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40]) {
    const picture = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= LARGEST) return picture;
  }
  throw new Error('A picture does not fit into 25 KB.');
}

/** The origin of links in the pictures, instead of this machine's. */
const SHOWN = 'https://pinpu.example';

const sharpPhone = (baseURL: string) => ({ ...phone, baseURL, deviceScaleFactor: 2 });

/** A promoter's phone; bars over the page are hidden, so that pictures show only the page. */
async function signedInPromoter(browser: Browser, url: string, dataDir: string) {
  process.env.E2E_DATA_DIR = dataDir;
  const page = await (await browser.newContext(sharpPhone(url))).newPage();
  await signIn(page, 'promoter@pinpu.test');
  await page.route('**/api/shorturl/create*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replace(/http:\/\/[^/"]+(?=\/s\/)/, SHOWN),
    });
  });
  return page;
}

const zoneOf = (page: Page) => page.getByRole('region', { name: '團購推廣' });

async function openZone(page: Page): Promise<Locator> {
  await page.goto(`/product/${OOLONG}`);
  await zoneOf(page).getByRole('button', { name: '取得推廣連結' }).waitFor();
  return zoneOf(page);
}

/** Shows the product's link and the ways to share it. */
async function openLink(page: Page): Promise<Locator> {
  await zoneOf(page).getByRole('button', { name: '取得推廣連結' }).click();
  await zoneOf(page).getByRole('link').first().waitFor();
  return zoneOf(page);
}

/** Shows the list with two products selected for a bundle. */
async function openBundle(page: Page): Promise<Locator> {
  await page.goto('/products');
  await zoneOf(page).getByRole('button', { name: '選擇商品' }).click();
  const open = page.getByRole('checkbox', { name: /^選取[^（]*$/, disabled: false });
  for (const at of [0, 1]) await open.nth(at).check();
  return zoneOf(page);
}

async function buy(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: '立即購買' }).click();
  await fillIn(page, 'stranger@pinpu.test');
  await goToPayment(page);
  await payByCard(page);
}

interface Running {
  url: string;
  dataDir: string;
}

/** Shows the report after two orders by a link, one of which is shipped. */
async function openReport(page: Page, browser: Browser, shop: Running) {
  await page.goto('/vip/links');
  const link = page.getByRole('list', { name: '推廣連結' }).getByText(/\/s\//);
  const code = /\/s\/(\w+)/.exec((await link.first().textContent()) ?? '')?.[1];
  const first = await (await browser.newContext(sharpPhone(shop.url))).newPage();
  await buy(first, `/s/${code}`);
  await page.goto('/vip/earnings');
  const orders = page.getByRole('table', { name: '訂單明細' });
  const row = await orders.getByRole('row').nth(1).textContent();
  const ord = /PP\d{6}[A-Z\d]{6}/.exec(row ?? '')?.[0] ?? '';
  ship(ord, shop);
  const second = await (await browser.newContext(sharpPhone(shop.url))).newPage();
  await buy(second, `/s/${code}`);
  await page.goto('/vip/earnings');
  await orders.getByRole('row').nth(2).waitFor();
  return { figures: page.getByRole('region', { name: '每月分潤' }).locator('dl'), orders };
}

function ship(ord: string, { url, dataDir }: Running) {
  const command = ['server/src/app/commands/orders.ts', 'ship', ord];
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(url).port };
  const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`the order ${ord} was not shipped`);
}

const folder = process.argv[4] ?? 'mf-promo/src/features/tutorial/pictures';

/** Takes pictures of the page around `place` in both colour schemes, all of the same height. */
async function shoot(page: Page, name: string, place: Locator) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForLoadState('networkidle');
    const box = await place.boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    const y = box.height > HEIGHT ? box.y - 8 : box.y + (box.height - HEIGHT) / 2;
    const clip = { x: 0, y: Math.max(0, Math.round(y)), width: WIDTH, height: HEIGHT };
    const picture = await encode(await page.screenshot({ clip }));
    writeFileSync(`${folder}/${name}-${colorScheme}.webp`, picture);
    console.log(`${name}-${colorScheme}: ${picture.length} bytes`);
  }
}

await buildForProduction();
mkdirSync(folder, { recursive: true });
const dataDir = temporaryFolder();
const shop = await startShop(distDir, { dataDir });
const browser = await launch();
try {
  const page = await signedInPromoter(browser, shop.url, dataDir);
  await shoot(page, 'profit', await openZone(page));
  await shoot(page, 'link', await openLink(page));
  await shoot(page, 'bundle', await openBundle(page));
  const report = await openReport(page, browser, { url: shop.url, dataDir });
  await shoot(page, 'report', report.figures);
  await shoot(page, 'orders', report.orders);
} finally {
  await browser.close();
  await shop.stop();
}
