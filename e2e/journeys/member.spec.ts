import { expect, test } from '@playwright/test';
import { linkFor, signIn } from '../support/mail.ts';
import {
  addToCart,
  fillIn,
  fillInRecipient,
  goToPayment,
  OOLONG,
  payByCard,
} from '../support/shopping.ts';

// Serially: a code requested in one test invalidates another test's code.
test.describe.configure({ mode: 'default' });

test('a member signs in with the code from the mail and sees the paid order under its tab [R7, V1, V5, V9]', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'member@pinpu.test');
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: '訂購人' })).toContainText('示範會員');
  await fillInRecipient(page);
  await goToPayment(page);
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('已付款');
  const code =
    /訂購單明細: (\S+)/.exec((await order.getByRole('heading').first().textContent()) ?? '')?.[1] ??
    '';
  expect(code).not.toBe('');
  await page.goto('/vip');
  await expect(page.getByRole('tab', { selected: true })).toContainText('待付款');
  await page.getByRole('tab', { name: /待出貨/ }).click();
  await page.getByRole('button', { name: `查看明細，訂單 ${code}` }).click();
  await expect(page.getByRole('dialog', { name: `訂購單明細: ${code}` })).toBeVisible();
});

test('a new member signs in by the link from the mail, once, and is asked for a name [V6, V7, V8]', async ({
  page,
  browser,
}) => {
  const email = `newcomer-${Date.now()}@pinpu.test`;
  await page.goto('/vip');
  await page.getByLabel('電子郵件').fill(email);
  const link = await linkFor(page, email);
  await page.goto(link);
  const profile = page.getByRole('dialog', { name: '會員資料' });
  await expect(profile.getByLabel('姓名')).toHaveValue('');
  await expect(page).toHaveURL(/\/vip$/);
  await profile.getByLabel('姓名').fill(email);
  await profile.getByLabel('行動電話').fill('0912345678');
  await profile.getByLabel('郵遞區號').fill('103');
  await profile.getByLabel('地址').fill('臺北市大同區示範路 2 號');
  await profile.getByRole('button', { name: '儲存' }).click();
  await expect(profile).toContainText(
    '『姓名』不得與『Email address (會員登入帳號)』相同，請重新確認資料後再送出！',
  );
  await profile.getByLabel('姓名').fill('新會員');
  await profile.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('heading', { name: '新會員' })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('這個登入連結已失效或已使用過')).toBeVisible();
});

test('a link opened in another browser asks whose account it is before it signs in [V6]', async ({
  page,
  browser,
}) => {
  const email = `elsewhere-${Date.now()}@pinpu.test`;
  await page.goto('/vip');
  await page.getByLabel('電子郵件').fill(email);
  const link = await linkFor(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('登入為 e***@pinpu.test？')).toBeFocused();
  await elsewhere.getByRole('button', { name: '取消' }).click();
  await expect(elsewhere.getByRole('button', { name: '取得驗證碼' })).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('ut') ?? '""')).toBe('""');

  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: '登入' }).click();
  await expect(elsewhere.getByRole('dialog', { name: '會員資料' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('這個登入連結已失效或已使用過')).toBeVisible();
});

test('signing out asks first, and an expired token shows a message [V4, S2]', async ({ page }) => {
  await signIn(page, 'member@pinpu.test');
  await page.getByRole('button', { name: '登出' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click();
  await expect(page.getByLabel('電子郵件')).toHaveValue('member@pinpu.test');
  await page.evaluate(() => localStorage.setItem('ut', JSON.stringify('no longer')));
  await page.reload();
  await expect(page.getByText('您的登入已逾時，請重新登入')).toBeVisible();
});

test('a member who signs out leaves nothing to the next member of the browser (M16) [V4, S2]', async ({
  page,
}) => {
  const [leaver, next] = [`leaver-${Date.now()}@pinpu.test`, `next-${Date.now()}@pinpu.test`];
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('uuid') ?? '""'));
  await signIn(page, leaver);
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  await fillIn(page, leaver);
  expect(await stored()).toContain('林測試');
  const before = await session();

  await page.goto('/vip');
  await page.getByRole('button', { name: '登出' }).click();
  const given = page.waitForResponse(/\/api\/config\/public/);
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click();
  const { body } = await (await given).json();
  await expect.poll(session).toBe(body.s);
  expect(body.s).not.toBe(before);
  for (const trace of ['林測試', OOLONG, before]) expect(await stored()).not.toContain(trace);

  await signIn(page, next);
  await page.goto('/cart');
  await expect(page.getByText('購物車是空的')).toBeVisible();
  for (const trace of ['林測試', OOLONG, leaver]) expect(await stored()).not.toContain(trace);
});
