import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import {
  edit,
  removeCheckout,
  scaffoldedCheckout,
  startDev,
} from '../support/shops/dev-session.ts';
import { test } from '../support/test.ts';

const PAGE = 'mf-wishlist/src/pages/wishlist/WishlistPage.tsx';
const port = shop.port + 10;
const LIMIT_MS = 180_000;
let copy = '';

test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });
test.beforeAll(() => {
  copy = scaffoldedCheckout('mf-wishlist');
});
test.afterAll(() => removeCheckout(copy));

const rendered = async (page: Page, url: string) =>
  /<div id="root">([\s\S]*?)<script /.exec(await (await page.request.get(url)).text())?.[1] ?? '';

test(
  'with everything from source, a changed component is hot-reloaded in the open page [M3]',
  LONG,
  async ({ page }) => {
    const session = await startDev(copy, port);
    try {
      await page.goto(`${session.url}/wishlist`);
      await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
      await expect
        .poll(() => rendered(page, `${session.url}/wishlist`))
        .toContain('這裡還沒有內容。');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      edit(copy, PAGE, '這裡還沒有內容。', '這裡有了內容。');
      await expect(page.getByText('這裡有了內容。')).toBeVisible();
      edit(copy, 'shell/src/frame/Frame.tsx', '跳到主要內容', '跳到內容');
      await expect(page.getByText('跳到內容')).toBeAttached();
      const url = `${session.url}/wishlist`;
      await expect.poll(() => rendered(page, url)).toMatch(/跳到內容.*這裡有了內容。/s);
      await expect(page.getByText('這裡有了內容。')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      expect(existsSync(path.join(copy, 'dist/registry.json'))).toBe(false);
    } finally {
      await session.stop();
    }
  },
);

test(
  'with one remote from source, the shell is used as built and the page reloads [M3]',
  LONG,
  async ({ page }) => {
    const session = await startDev(copy, port, 'mf-wishlist');
    try {
      await page.goto(`${session.url}/wishlist`);
      await expect(page.getByText('這裡有了內容。')).toBeVisible();
      await expect(page.locator('script[src^="/assets/main."][integrity]')).toHaveCount(1);
      edit(copy, PAGE, '這裡有了內容。', '這裡又有了內容。');
      await expect(page.getByText('這裡又有了內容。')).toBeVisible();
      const development = readFileSync(path.join(copy, 'dist/dev/registry.json'), 'utf8');
      const { stable, versions } = JSON.parse(development).remotes['mf-wishlist'];
      expect([stable, versions.dev.checks]).toEqual(['dev', 'nothing']);
    } finally {
      await session.stop();
    }
  },
);
