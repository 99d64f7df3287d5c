import { registrySchema } from '@pinpu/shared/contracts';
import { canaryTakes } from '@pinpu/shared/domain';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { deploymentsCommand } from '../../tooling/deploy/deployments.ts';
import { LONG } from '../support/forms.ts';
import { adminPassword } from '../support/mail.ts';
import { withThrowingComponent } from '../support/remote-faults.ts';
import {
  changedBuild,
  type DeploymentShop,
  editedBuild,
  newVisitor,
  startDeploymentShop,
  visitEach,
} from '../support/shops/deployment-shop.ts';
import { test } from '../support/test.ts';

/**
 * More networks than must have opened a version before the shop decides; one in a hundred visitors is not in the
 * canary.
 */
const VISITORS = 13;

/** Reports are stored within five seconds, and the shop decides about every ten. */
const DECIDED = { timeout: 40_000 };

const quick = { withoutBrowser: 'a journey', why: 'a journey' };

let shop: DeploymentShop;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  shop = await startDeploymentShop(64, { TRUST_PROXY: '127.0.0.1' });
});
test.afterAll(() => shop.stop());

const registry = async () =>
  registrySchema.parse(await (await fetch(`${shop.url}/registry.json`)).json());

const run = (...args: string[]) => deploymentsCommand(args).run(shop.api);

const heading = (page: Page) => page.getByText('購物車是空的');

/** The version of mf-cart in a page's composition, and the version that really ran. */
async function cartOf(page: Page) {
  await expect(heading(page)).toBeVisible();
  const text = await page.locator('#pinpu-composition').textContent();
  const version: string = JSON.parse(text ?? '{}').remotes['mf-cart'].version;
  return [version, await page.evaluate(() => Reflect.has(window, 'isCanary'))];
}

/** Waits until the shop has a report of this page, which would be lost if the page were closed at once. */
const reported = (page: Page) => page.waitForResponse('**/api/parts/report');

async function openCart(visitor: BrowserContext) {
  const page = await visitor.newPage();
  await page.goto('/cart');
  return page;
}

/** Pages of visitors in the canary, and of others; half of all visitors are in it. */
async function bothKinds(browser: Browser) {
  const pages: Page[] = [];
  for (let open = 0; open < 30; open += 1) {
    pages.push(await openCart(await newVisitor(browser, shop.url)));
    const kinds = await Promise.all(pages.map(async (page) => (await cartOf(page))[1]));
    const [inside, outside] = [pages[kinds.indexOf(true)], pages[kinds.indexOf(false)]];
    if (inside && outside) return { inside, outside, pages };
  }
  throw new Error('thirty visitors are on one side of a canary of half of them');
}

test('half of the visitors get a canary and keep it, until it is promoted to all new pages [M3]', async ({
  browser,
}) => {
  const artefact = changedBuild('mf-cart', 'page-cart', 'window.isCanary=1;');
  const stable = (await registry()).remotes['mf-cart']?.stable;
  await shop.deploy(artefact, { ...quick, canary: 50 });
  const { inside, outside, pages } = await bothKinds(browser);
  for (let again = 0; again < 2; again += 1) {
    expect(await cartOf(inside)).toEqual([artefact.version, true]);
    expect(await cartOf(outside)).toEqual([stable, false]);
    for (const page of [inside, outside]) {
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${shop.url}/`);
      await page.goBack();
      await cartOf(page);
      await page.reload();
    }
  }
  expect(await run('promote', 'mf-cart')).toContain(`${artefact.version} is live`);
  expect(await cartOf(outside)).toEqual([stable, false]);
  await outside.reload();
  const newcomer = await openCart(await newVisitor(browser, shop.url));
  for (const page of [inside, outside, newcomer])
    expect(await cartOf(page)).toEqual([artefact.version, true]);
  for (const page of [...pages, newcomer]) await page.context().close();
});

test(
  'a canary whose pages fail is rolled back by the registry, which records the reason [M3 M4]',
  LONG,
  async ({ browser }) => {
    const stable = (await registry()).remotes['mf-cart']?.stable;
    const part = { remote: 'mf-cart', kind: 'pages', name: 'cart' } as const;
    const artefact = editedBuild('mf-cart', 'entry.', (code) => withThrowingComponent(code, part));
    await shop.deploy(artefact, { ...quick, canary: 99 });
    await visitEach(browser, { url: shop.url, visitors: VISITORS }, async (visitor) => {
      const page = await openCart(visitor);
      await expect(page.getByRole('button', { name: '再試一次' }).or(heading(page))).toBeVisible();
      // As if the page were left. A request by a page that is really left would not have the visitor's network address.
      const sent = reported(page);
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await sent;
    });
    const live = async () => (await registry()).remotes['mf-cart'];
    await expect.poll(async () => (await live())?.canary, DECIDED).toBeUndefined();
    const { versions = {}, history = [] } = (await live()) ?? {};
    expect(versions[artefact.version]?.status).toBe('bad');
    expect(history.at(-1)).toMatchObject({
      action: 'automatic-rollback',
      by: 'registry',
      version: stable,
      from: artefact.version,
      why: expect.stringMatching(/^Pages failed in \d+ of \d+ networks, /),
    });

    const visitor = await newVisitor(browser, shop.url);
    const page = await openCart(visitor);
    expect((await cartOf(page))[0]).toBe(stable);
    await page.goto('/el/');
    await page.getByLabel('帳號').fill('admin');
    await page.getByLabel('密碼').fill(adminPassword(shop.dataDir));
    await page.getByRole('button', { name: '登入' }).click();
    await expect(page.getByRole('button', { name: '登出' })).toBeVisible();
    await page.goto('/el/deployments');
    await expect(page.getByRole('list', { name: 'mf-cart 的線上版本' })).toContainText(
      `${stable} 100%`,
    );
    await page.getByText(`歷程 ${history.length} 筆`).first().click();
    await expect(page.getByText(/自動回復，.*registry，Pages failed in/)).toBeVisible();
    await visitor.close();
  },
);

test(
  'a shell that does not start says so, reports it and is rolled back; the next load is the shop [M3 M4]',
  LONG,
  async ({ browser }) => {
    const stable = (await registry()).shell?.stable;
    const artefact = changedBuild('shell', 'main.', 'window.isCanary=1;');
    await shop.deploy(artefact, { ...quick, canary: 99 });
    const open = async (visitor: BrowserContext) => {
      await visitor.route(`**/remotes/shell/${artefact.version}/main.*`, (route) =>
        route.fulfill({ status: 500, body: 'broken' }),
      );
      const page = await visitor.newPage();
      const sent = reported(page);
      await page.goto('/');
      await sent;
      return page;
    };
    const failed = (page: Page) => page.getByRole('alert').filter({ hasText: '網站載入失敗' });
    const shown = (page: Page) => page.getByRole('banner');
    await visitEach(browser, { url: shop.url, visitors: VISITORS }, async (visitor) => {
      const page = await open(visitor);
      await expect(failed(page).or(shown(page)).first()).toBeVisible();
    });
    const visitor = await newVisitor(browser, shop.url);
    const canary = { version: artefact.version, percent: 99 };
    const bucket = canaryTakes(0, 'shell', canary) ? 0 : 1;
    await visitor.addCookies([{ name: 'pinpu_bucket', value: String(bucket), url: shop.url }]);
    const page = await open(visitor);
    await expect(failed(page)).toBeVisible();
    await expect.poll(async () => (await registry()).shell?.canary, DECIDED).toBeUndefined();
    expect((await registry()).shell?.history.at(-1)).toMatchObject({
      action: 'automatic-rollback',
      by: 'registry',
      version: stable,
      from: artefact.version,
    });
    await page.getByRole('button', { name: '重新載入' }).click();
    await expect(failed(page)).toBeHidden();
    await expect(shown(page)).toBeVisible();
    expect(await page.locator('#pinpu-composition').textContent()).toContain(
      `/remotes/shell/${stable}/`,
    );
    await visitor.close();
  },
);
