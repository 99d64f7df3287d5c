import { spawnSync } from 'node:child_process';
import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../e2e/support/mail.ts';
import { fillIn, goToPayment, OOLONG, payByCard } from '../../e2e/support/shopping.ts';
import { root } from '../../tooling/build/workspaces.ts';
import { WIDTH } from './encode.ts';

/** The origin of links in the pictures, instead of this machine's. */
const SHOWN = 'https://pinpu.example';

const phone = (baseURL: string) => ({
  ...devices['Pixel 7'],
  baseURL,
  viewport: { width: WIDTH, height: 844 },
  deviceScaleFactor: 2,
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
});

/** A promoter's phone; bars over the page are hidden, so that pictures show only the page. */
export async function signedInPromoter(browser: Browser, url: string, dataDir: string) {
  process.env.E2E_DATA_DIR = dataDir;
  const page = await (await browser.newContext(phone(url))).newPage();
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

/** Opens a product and shows the profit of a sale. */
export async function openZone(page: Page): Promise<Locator> {
  await page.goto(`/product/${OOLONG}`);
  await zoneOf(page).getByRole('button', { name: '取得推廣連結' }).waitFor();
  return zoneOf(page);
}

/** Shows the product's link and the ways to share it. */
export async function openLink(page: Page): Promise<Locator> {
  await zoneOf(page).getByRole('button', { name: '取得推廣連結' }).click();
  await zoneOf(page).getByRole('link').first().waitFor();
  return zoneOf(page);
}

/** Shows the list with two products selected for a bundle. */
export async function openBundle(page: Page): Promise<Locator> {
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
  port: number;
}

/** Shows the report after two orders by a link, one of which is shipped. */
export async function openReport(page: Page, browser: Browser, shop: Running) {
  await page.goto('/vip/links');
  const link = page.getByRole('list', { name: '推廣連結' }).getByText(/\/s\//);
  const code = /\/s\/(\w+)/.exec((await link.first().textContent()) ?? '')?.[1];
  const first = await (await browser.newContext(phone(shop.url))).newPage();
  await buy(first, `/s/${code}`);
  await page.goto('/vip/earnings');
  const orders = page.getByRole('table', { name: '訂單明細' });
  const row = await orders.getByRole('row').nth(1).textContent();
  const ord = /PP\d{6}[A-Z\d]{6}/.exec(row ?? '')?.[0] ?? '';
  ship(ord, shop);
  const second = await (await browser.newContext(phone(shop.url))).newPage();
  await buy(second, `/s/${code}`);
  await page.goto('/vip/earnings');
  await orders.getByRole('row').nth(2).waitFor();
  return { figures: page.getByRole('region', { name: '每月分潤' }).locator('dl'), orders };
}

function ship(ord: string, { dataDir, port }: Running) {
  const command = ['server/src/app/commands/orders.ts', 'ship', ord];
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`the order ${ord} was not shipped`);
}
