import { expect, type Page } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { signIn } from '../support/mail.ts';
import { phone } from '../support/phone.ts';
import {
  holdScript,
  interactive,
  isRendered,
  replaced,
  shifts,
  watchHydration,
} from '../support/rendered-page.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };

async function promotersLink(page: Page) {
  await signIn(page, 'promoter@pinpu.test');
  await page.goto(`/product/${OOLONG}`);
  const zone = page.getByRole('region', { name: '團購推廣' });
  await zone.getByRole('button', { name: '取得推廣連結' }).click();
  return (await zone.getByRole('link').first().getAttribute('href')) ?? '';
}

/** Opens pages one after another, and expects that each stays as rendered when it becomes interactive. */
async function expectSteady(
  page: Page,
  paths: readonly string[],
  complete: (path: string) => unknown = () => undefined,
) {
  const faults = await watchHydration(page);
  await recordLayoutShifts(page);
  for (const viewport of [phone.viewport, wide])
    for (const path of paths) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect(await isRendered(page)).toBe(true);
      await interactive(page);
      await page.waitForFunction(() => document.documentElement.dataset.code === undefined);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await complete(path);
      expect([path, await replaced(page)]).toEqual([path, []]);
      expect([path, await shifts(page)]).toEqual([path, []]);
    }
  expect(faults).toEqual([]);
}

test('a promoter’s pages become interactive as they were rendered, and then show the promoter’s tools [ADR 0201]', async ({
  page,
}) => {
  await promotersLink(page);
  const paths = ['/products/茶葉', `/product/${OOLONG}`];
  const zone = page.getByRole('region', { name: '團購推廣' });
  // A promoter's tools are shown once the shop has said that the member is one; from the second time on, their room is
  // reserved.
  for (const viewport of [phone.viewport, wide])
    for (const path of paths) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(zone).toBeVisible();
    }
  await expectSteady(page, ['/', ...paths], (path) => path === '/' || expect(zone).toBeVisible());
});

test('an administrative page has its frame from the server: a signed-in administrator stays on it, others sign in first [ADR 0201, R9]', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/el/shop/orders');
  expect(await isRendered(page)).toBe(true);
  await expect(page).toHaveURL(/\/el\/$/);
  await signInAdmin(page);
  await expect(page.getByRole('heading', { name: '訂單', level: 1 })).toBeVisible();
  // The page's numbers are loaded later.
  await page.route(/\/api\/backoffice\//, () => undefined);
  await expectSteady(page, ['/el/shop/orders'], () =>
    expect(page.getByRole('button', { name: '登出' })).toBeVisible(),
  );
  await expect(page.getByRole('heading', { name: '訂單', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/el\/shop\/orders$/);
});

test('a restored page starts as it was rendered, and a scrolled one at its scroll position [ADR 0201]', async ({
  page,
}) => {
  const faults = await watchHydration(page);
  await recordLayoutShifts(page);
  const leave = () => page.goto('about:blank');
  for (const path of ['/', '/products/茶葉', `/product/${OOLONG}`]) {
    await page.goto(path);
    await interactive(page);
    await leave();
    await page.goBack();
    await interactive(page);
    expect([path, await isRendered(page), await replaced(page)]).toEqual([path, true, []]);
    expect([path, await shifts(page)]).toEqual([path, []]);
    // Waits until the content below the first screen is there.
    const scrolled = () =>
      page.evaluate(() => {
        window.scrollTo(0, 600);
        return Math.round(window.scrollY);
      });
    await expect.poll(scrolled, path).toBe(600);
    await leave();
    await page.goBack();
    await interactive(page);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY)), path).toBe(600);
    await expect(page.getByRole('main')).toBeVisible();
  }
  expect(faults).toEqual([]);
});

/** Opens a second tab in a browser that already has the shop's scripts, since its first tab was at home. */
async function tabAfterVisit(page: Page): Promise<Page> {
  await page.goto('/');
  await interactive(page);
  return page.context().newPage();
}

test('a returning visitor loads the scripts after the first paint, each once, without layout shifts or lost clicks [ADR 0121]', async ({
  page,
}) => {
  const again = await tabAfterVisit(page);
  const faults = await watchHydration(again);
  await recordLayoutShifts(again);
  const open = async (path: string) => {
    const html = await (await again.goto(path, { waitUntil: 'commit' }))?.text();
    expect(html).not.toMatch(/<script src|as="script"/);
  };
  for (const path of ['/', `/product/${OOLONG}`]) {
    await open(path);
    await interactive(again);
    const scripts = await again.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => name.match(/\w+\.\w+\.js$/) ?? []),
    );
    expect(scripts.filter((file) => file.startsWith('main.'))).toHaveLength(1);
    expect(scripts).toEqual([...new Set(scripts)]);
    expect([path, await replaced(again), await shifts(again)]).toEqual([path, [], []]);
  }
  const release = await holdScript(again);
  await open(`/product/${OOLONG}`);
  await again.getByRole('button', { name: '加入購物車' }).click();
  release();
  await expect(again.getByRole('link', { name: '購物車，1 件' }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a page whose script fails to load after the first paint stays readable and shows a message [ADR 0175, 0121]', async ({
  page,
}) => {
  const again = await tabAfterVisit(page);
  await again.route(/\/main\.[0-9a-f]+\.js/, (route) => route.abort());
  const html = await (await again.goto('/'))?.text();
  expect(html).not.toContain('<script src');
  await expect(again.getByRole('alert')).toContainText('網站載入失敗，目前只能瀏覽商品');
  await again.unrouteAll();
  await again.getByRole('button', { name: '重新載入' }).click();
  await interactive(again);
  await expect(again.getByRole('alert')).toHaveCount(0);
});

test('a shopper with a code sees no list prices instead of group prices, and no layout shift [ADR 0201]', async ({
  page,
  browser,
}) => {
  const link = await promotersLink(page);
  const stranger = await (await browser.newContext(phone)).newPage();
  await stranger.goto(link);
  await interactive(stranger);
  await expect(stranger.getByLabel('您的團購')).toBeVisible();
  await expectSteady(stranger, ['/', '/products/茶葉', `/product/${OOLONG}`]);
  const release = await holdScript(stranger);
  for (const path of ['/products/茶葉', `/product/${OOLONG}`]) {
    await stranger.goto(path, { waitUntil: 'commit' });
    const price = stranger.getByRole('main').getByText(/^NT\$/).first();
    await expect(price).toBeAttached();
    await expect(price).toBeHidden();
  }
  release();
  await interactive(stranger);
  await expect(stranger.getByText('您的團購價').first()).toBeVisible();
  await expect(stranger.getByRole('main').getByText(/^NT\$/).first()).toBeVisible();
  await stranger.context().close();
});
