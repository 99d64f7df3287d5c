import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { shopApi } from '../../tooling/deploy/shop-api.ts';
import { openView, signInAdmin } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import {
  edit,
  removeCheckout,
  scaffoldedCheckout,
  startWorkingCopy,
} from '../support/shops/dev-session.ts';
import { test } from '../support/test.ts';

const PAGE = 'mf-wishlist/src/pages/wishlist/WishlistPage.tsx';
const LIMIT_MS = 180_000;

test.describe.configure({ mode: 'serial' });

async function beginDeveloperMode(page: Page) {
  await page.goto('/el/');
  await signInAdmin(page);
  await openView(page, '開發者模式');
  await page.getByRole('button', { name: '開啟開發者模式' }).click();
  await expect(page.getByRole('button', { name: '檢查頁面' })).toBeVisible();
}

const openInspector = async (page: Page) => {
  await page.keyboard.press('Control+Alt+i');
  return page.getByRole('dialog', { name: '檢查頁面' });
};

function requestedScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

/** A token of a team that may deploy nothing, and the call that revokes it. */
async function developerToken() {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'operator.token');
  const operator = shopApi(shop.url, readFileSync(file, 'utf8').trim());
  const place = '/api/deployments/tokens';
  const body = { team: 'gifts team', remotes: [], days: 1 };
  const { id, token } = await operator.send<{ id: string; token: string }>('POST', place, body);
  return { token, revoke: () => operator.send('DELETE', `${place}/${id}`) };
}

test(
  'a developer starts developer mode by the team’s token, which opens nothing else and ends it when it is revoked [41 W2] [M3]',
  LONG,
  async ({ page }) => {
    const { token, revoke } = await developerToken();
    await page.goto('/developer');
    await page.getByLabel('團隊的權杖').fill(token);
    await page.getByRole('button', { name: '開啟開發者模式' }).click();
    await page.getByRole('button', { name: '檢查頁面' }).click();
    await expect(page.getByRole('region', { name: '各模組的版本' })).toBeVisible();
    await page.goto('/el/shop');
    await expect(page.getByLabel('密碼')).toBeVisible();
    await revoke();
    await page.goto('/developer');
    await expect(page.getByLabel('團隊的權杖')).toBeVisible();
    await page.keyboard.press('Control+Alt+i');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('no shopper downloads the tools of developer mode [M3]', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Control+Alt+i');
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((url) => /\/staff\.|\/mf-devtools\//.test(url))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the inspector shows which remote rendered which part, and from which version [M3]', async ({
  page,
}) => {
  const scripts = requestedScripts(page);
  await beginDeveloperMode(page);
  expect(scripts.filter((url) => url.includes('/staff.'))).not.toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const inspector = await openInspector(page);
  const part = inspector.getByRole('button', { name: /mf-catalog 頁面 home/ });
  await part.focus();
  await expect(inspector.getByText('mf-catalog 頁面 home')).toHaveCount(2);
  const builds = inspector.getByRole('region', { name: '各模組的版本' });
  await expect(builds.getByRole('listitem').filter({ hasText: 'mf-catalog' })).toContainText(
    /線上版本.*\d+ 個檔案，.*解壓縮後 \d+ KB.*載入 \d+ 毫秒/,
  );
  await inspector.getByRole('button', { name: '共用程式' }).click();
  await expect(inspector.getByText('來自 shell').first()).toBeVisible();
  await inspector.getByRole('button', { name: '在畫面上指出' }).click();
  await page.mouse.click(200, 300);
  await expect(inspector.getByRole('button', { name: /mf-catalog 頁面 home/ })).toBeFocused();
});

test('without the inspector the page works, and developer mode can be ended [M3, M4]', async ({
  page,
}) => {
  await beginDeveloperMode(page);
  await page.route('**/remotes/mf-devtools/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const instead = await openInspector(page);
  await expect(instead.getByText('暫時無法顯示')).toBeVisible();
  await page.unrouteAll();
  await instead.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByRole('region', { name: '各模組的版本' })).toBeVisible();
  await page.getByRole('button', { name: '關閉開發者模式' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+Alt+i');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the inspector says of each part which files it has, when it was rendered, and who provides its shared modules [M3]',
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await beginDeveloperMode(page);
    await page.goto('/product/P0303');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('APP_EC_LOAD_ORDER_DETAILS', { detail: { id: 'nobody-s' } }),
      ),
    );
    await expect(page.getByRole('dialog', { name: '訂購單明細' })).toContainText(/訂單|找不到/);
    const inspector = await openInspector(page);
    const parts = inspector.getByRole('region', { name: '畫面上的部分' }).getByRole('listitem');
    const ownPart = parts.filter({ hasText: 'mf-catalog 頁面 product' }).first();
    const filler = parts.filter({ hasText: 'mf-cart 插槽 order.details' }).first();
    for (const part of [ownPart, filler]) {
      await part.getByRole('button', { name: /個檔案/ }).click();
      await expect(part).toContainText(/\d+ 個檔案，.*解壓縮後 \d+ KB.*請求後 \d+ 毫秒顯示/);
      await expect(part).toContainText('由 shell 提供，模組未自備');
      await expect(part).toContainText(/@pinpu\/shared\/ui \d.*react \d.*styled-components \d/);
    }
    await expect(ownPart).toContainText(/page-product\.\w+\.js/);
    await expect(ownPart).not.toContainText('page-home');
    await expect(filler).toContainText(/slot-order-details\.\w+\.js/);
    await inspector.getByRole('button', { name: '複製' }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /- mf-cart 插槽 order\.details.*\n.*請求後 \d+ 毫秒顯示\n {2}檔案：.*slot-order-details/,
    );
    expect(text).toMatch(/共用程式（由 shell 提供，模組未自備）：.*react \d/);
  },
);

test('an administrator sees which versions of every remote visitors get, and their history [M3]', async ({
  page,
}) => {
  await beginDeveloperMode(page);
  await openView(page, '部署');
  await expect(page).toHaveURL(/\/el\/deployments$/);
  for (const name of ['shell', 'mf-cart', 'mf-catalog'])
    await expect(page.getByRole('list', { name: `${name} 的線上版本` })).toContainText('100%');
  await page.getByRole('button', { name: '回復前一版：mf-cart' }).click();
  await expect(page.getByRole('alertdialog', { name: '回復 mf-cart' })).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
});

async function expectLivePage(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(`${shop.url}/wishlist`);
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost:');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('這裡有了內容。')).toHaveCount(0);
  const rejected = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          resolve(violatedDirective),
        );
        const script = document.createElement('script');
        try {
          script.src = 'http://localhost:3002/entry.js';
          document.head.append(script);
        } catch {
          resolve('trusted types');
        }
      }),
  );
  expect(await rejected).toMatch(/script-src|trusted/);
  await context.close();
}

test.describe('a working copy', () => {
  let copy = '';
  test.describe.configure({ timeout: LIMIT_MS });
  test.beforeAll(() => {
    copy = scaffoldedCheckout('mf-wishlist');
  });
  test.afterAll(() => removeCheckout(copy));

  test('runs inside the live shop in one browser, and reloads; all others see the live version [M3]', async ({
    page,
    browser,
  }) => {
    edit(copy, PAGE, '這裡還沒有內容。', '這裡有了內容。');
    const session = await startWorkingCopy(copy, shop.port + 30, 'mf-wishlist', shop.url);
    try {
      await beginDeveloperMode(page);
      const inspector = await openInspector(page);
      await inspector.getByLabel('模組', { exact: true }).selectOption('尚未部署的模組');
      await inspector.getByLabel('模組名稱').fill('mf-wishlist');
      await inspector.getByLabel('網址').fill(session.url);
      await inspector.getByRole('button', { name: '套用並重新載入' }).click();
      const banner = page.getByRole('complementary', { name: '開發中的版本' });
      await expect(banner).toContainText(`mf-wishlist（${new URL(session.url).host}）`);
      await page.goto('/wishlist');
      await expect(page.getByText('這裡有了內容。')).toBeVisible();
      await expect(banner).toBeVisible();
      edit(copy, PAGE, '這裡有了內容。', '這裡又有了內容。');
      await expect(page.getByText('這裡又有了內容。')).toBeVisible();
      await expectLivePage(browser);
      await session.stop();
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('沒有回應，請確認開發伺服器已啟動');
      await banner.getByRole('button', { name: '結束' }).click();
      await expect(banner).toHaveCount(0);
    } finally {
      await session.stop();
    }
  });
});
