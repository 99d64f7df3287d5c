import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { enterCode, signIn } from '../support/mail.ts';
import { dialogClosed, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';
import { collectViolations } from '../support/violations.ts';

/** Selects two products on the list and shares them as one link, which a guest opens. */
async function makeBundle(page: Page, browser: Browser) {
  await page.goto('/products');
  const zone = page.getByRole('region', { name: '團購推廣' });
  const toggle = zone.getByRole('button', { name: '選擇商品' });
  await toggle.click();
  await zone.getByRole('button', { name: '建立產品套餐' }).click();
  const rejection = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(rejection).toContainText('請先選擇商品');
  await rejection.getByRole('button', { name: '關閉', exact: true }).first().click();

  const open = page.getByRole('checkbox', { name: /^選取[^（]*$/, disabled: false });
  const tile = (at: number) =>
    page.locator('main article').filter({ has: open, hasNotText: '售完' }).nth(at);
  await tile(0).click();
  await tile(1).getByRole('checkbox', { name: /^選取/ }).check();
  await expect(zone).toContainText('已選 2 項');
  const name = (await tile(0).getByRole('heading').textContent()) ?? '';
  await page.getByRole('tab', { name: '最熱銷' }).click();
  await expect(page.getByRole('checkbox', { name: `選取${name}` })).toBeChecked();
  await toggle.click();
  await toggle.click();
  await expect(zone).toContainText('已選 0 項');
  await tile(2).click();
  await zone.getByRole('button', { name: '建立產品套餐' }).click();
  const link = await zone.getByRole('link').first().getAttribute('href');
  await expect(page).toHaveURL(/\/products\?o=hot$/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link ?? '');
  await expect(stranger).toHaveURL(/\/pb\/\w+/);
  await expect(stranger.locator('main article')).toHaveCount(1);
  await expect(stranger.getByRole('combobox', { name: '搜尋商品' })).toHaveValue('');
  await stranger.getByRole('button', { name: '全部加入購物車' }).click();
  await expect(stranger.getByRole('region', { name: '整組購買' })).toContainText('已加入 1 項商品');
  await stranger.getByRole('button', { name: '增加一件' }).click();
  const chosen = stranger.getByRole('region', { name: '選購這個團購' });
  await expect(chosen).toContainText('1 項，1 件');
  await stranger.reload();
  await chosen.getByRole('button', { name: '結帳' }).click();
  await expect(stranger).toHaveURL(/\/c$/);
  await expect(stranger.getByRole('region', { name: '結帳' })).toContainText('共 2 件');
  await stranger.goto(`/product/${OOLONG}`);
  await expect(stranger.getByRole('main')).toContainText('您的團購價');
  await stranger.getByRole('complementary', { name: '您的團購' }).getByRole('link').click();
  await expect(stranger).toHaveURL(/\/pb\/\w+$/);
  await stranger.goto('/s/no-such-link');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('推廣連結已結束');
  await stranger.close();
}

/** Enters the bank account for the profits; afterwards only its last digits are shown. */
async function enterAccount(page: Page) {
  const account = page.getByRole('region', { name: '匯款帳號' });
  await account.getByRole('button', { name: '設定匯款帳號' }).click();
  const dialog = page.getByRole('dialog', { name: '匯款帳號' });
  await dialog.getByLabel('銀行代碼').fill('８０８');
  await dialog.getByLabel('帳號', { exact: true }).fill('0012-3456-71234');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect(dialog.getByLabel('戶名')).toBeFocused();
  await dialog.getByLabel('戶名').fill('王小明');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect(account).toContainText('末四碼 1234');
  await dialogClosed(page);
}

/** A guest who knows the address is redirected to the sign-in, and back afterwards. */
async function readReport(page: Page, stranger: Page) {
  await page.goto('/vip');
  const services = page.getByRole('region', { name: '更多服務' });
  await services.getByRole('button', { name: /推廣教學/ }).click();
  const tutorial = page.getByRole('dialog', { name: '推廣教學' });
  await expect(tutorial).toContainText('取得推廣連結');
  await expect(tutorial.getByRole('img', { name: /推廣利潤/ })).toHaveJSProperty(
    'naturalWidth',
    780,
  );
  await expectAccessible(page);
  await tutorial.getByRole('button', { name: '關閉' }).click();
  await services.getByRole('link', { name: /分潤報告/ }).click();
  await expect(page).toHaveURL(/\/vip\/earnings$/);
  await expect(page.getByRole('region', { name: '每月分潤' })).toContainText('已付款待出貨訂單');
  const trend = page.getByRole('region', { name: '六個月走勢' });
  const isPaid = /待出貨NT\$[1-9]/;
  await expect(trend).toContainText(isPaid);
  await trend.getByRole('radio', { checked: true }).press('ArrowLeft');
  await expect(trend).not.toContainText(isPaid);
  await expectFullAccessibility(page);
  const orders = page.getByRole('table', { name: '訂單明細' });
  await expect(orders.getByRole('row').nth(1)).toContainText('出貨並過了退貨期後可撥款');
  await enterAccount(page);

  await page.goto('/vip');
  await services.getByRole('link', { name: /我的推廣連結/ }).click();
  await expect(page.getByRole('list', { name: '推廣連結' })).toContainText('/s/');

  await stranger.goto('/vip/earnings');
  await expect(stranger).toHaveURL(/\/vip$/);
  const notice = stranger.getByRole('alertdialog', { name: '分潤報告' });
  await expect(notice).toContainText('請先登入');
  await notice.getByRole('button', { name: '我知道了' }).click();
  await enterCode(stranger, `stranger-${Date.now()}@pinpu.test`);
  await expect(notice).toContainText('只開放給推廣會員');
}

test('a promoter’s short link leads a guest to the group price, and to a paid order [finding D11, D13, D18] [P3, P9, G1, G3, G4, G5, G6, G7, L2, M1, R3, R4, R6, V3]', async ({
  page,
  browser,
}) => {
  test.slow();
  const violations = await collectViolations(page);
  await signIn(page, 'promoter@pinpu.test');
  await page.goto(`/product/${OOLONG}`);
  const zone = page.getByRole('region', { name: '團購推廣' });
  await expect(zone).toContainText('利潤');
  await zone.getByRole('button', { name: '取得推廣連結' }).click();
  const link = await zone.getByRole('link').first().getAttribute('href');
  expect(link).toMatch(/\/s\/\w+$/);
  await makeBundle(page, browser);

  const stranger = await (await browser.newContext()).newPage();
  const strangersViolations = await collectViolations(stranger);
  await stranger.goto(link ?? '');
  await expect(stranger).toHaveURL(new RegExp(`/p/${OOLONG}`));
  const code = (link ?? '').split('/').at(-1);
  await expect(stranger.getByRole('link', { name: '分享到 LINE' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/p/${OOLONG}?promo_code=${code}`)),
  );
  await expect(stranger.getByRole('region', { name: '團購推廣' })).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: '加入購物車' })).toHaveCount(0);
  const product = await (await stranger.request.get(`/api/product/${OOLONG}`)).json();
  const groupPrice = product.body.price1.toLocaleString('en-US');
  await expect(stranger.getByRole('main')).toContainText(`NT$${groupPrice}`);
  await stranger.getByRole('button', { name: '立即購買' }).click();
  await expect(stranger).toHaveURL(/\/c$/);
  await expect(stranger.getByRole('main')).toContainText(`NT$${groupPrice}`);
  await fillIn(stranger, 'stranger@pinpu.test');
  let payload: { promo_code: string; cart: { prd_price: number }[] } | undefined;
  await stranger.route('**/api/cart/checkout**', (route) => {
    payload = route.request().postDataJSON();
    return route.continue();
  });
  await goToPayment(stranger);
  expect(payload?.promo_code).toBe(code);
  expect(payload?.cart[0]?.prd_price).toBe(product.body.price1);
  await payByCard(stranger);
  await expect(stranger.getByRole('dialog', { name: /^訂購單明細: / })).toContainText('已付款');
  await readReport(page, stranger);
  expect([...violations, ...strangersViolations]).toEqual([]);
});

test('a promoter’s page loads the member once, says if that failed, and loads again on a press [V3, X5]', async ({
  page,
}) => {
  await signIn(page, 'promoter@pinpu.test');
  const profile = '**/api/vip/profile**';
  let calls = 0;
  await page.route(profile, (route) => {
    calls += 1;
    return route.abort('connectionreset');
  });
  await page.goto('/vip/links');
  await expect(page.getByText('目前無法讀取您的會員資料，請稍後再試一次。')).toBeVisible();
  expect(calls).toBe(1);
  await page.unroute(profile);
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByRole('button', { name: '新增連結' })).toBeVisible();
});

test('shoppers never receive wholesale costs [P9]', async ({ request }) => {
  const product = await (await request.get(`/api/product/${OOLONG}`)).json();
  expect(product.body).not.toHaveProperty('cost_wholesale');
  const list = await (await request.get('/api/products?l=100')).json();
  for (const item of list.pager.items) expect(item).not.toHaveProperty('cost_wholesale');
});
