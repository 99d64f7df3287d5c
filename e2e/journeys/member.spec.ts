import { expect } from '@playwright/test';
import { linkFor, signIn } from '../support/mail.ts';
import {
  addToCart,
  dialogClosed,
  fillIn,
  fillInBuyer,
  fillInRecipient,
  goToPayment,
  OOLONG,
  payByCard,
} from '../support/shopping.ts';
import { test } from '../support/test.ts';
import { collectViolations } from '../support/violations.ts';

// One test after the other, since a code requested in one test invalidates another test's code.
test.describe.configure({ mode: 'default' });

test('a member signs in with the code from the mail and sees the paid order under its tab [M1, R7, V1, V5, V9]', async ({
  page,
}) => {
  test.slow();
  const violations = await collectViolations(page);
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
  expect(violations).toEqual([]);
});

test('a new member signs in by the link from the mail, once, and is asked for a name; the cart follows the profile [V6, V7, V8] [defect 2]', async ({
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
  await dialogClosed(page);

  // The order's buyer follows the profile, including changes.
  const buyer = page.getByRole('region', { name: '訂購人' });
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  await expect(buyer).toContainText('臺北市大同區示範路 2 號');
  await page.goto('/vip');
  await page.getByRole('button', { name: '編輯會員資料' }).click();
  await profile.getByLabel('地址').fill('臺北市大同區示範路 3 號');
  await profile.getByRole('button', { name: '儲存' }).click();
  await dialogClosed(page);
  await page.goto('/cart');
  await expect(buyer).toContainText('臺北市大同區示範路 3 號');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('這個登入連結已使用過')).toBeVisible();
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
  await expect(page.getByText('這個登入連結已使用過')).toBeVisible();
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

test('a member who signs out leaves no data to the next member of the browser, and no unencrypted data before that (M16) [V4, S2, S3, S4] [defect 2]', async ({
  page,
}) => {
  test.slow();
  const [leaver, next] = [`leaver-${Date.now()}@pinpu.test`, `next-${Date.now()}@pinpu.test`];
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('uuid') ?? '""'));
  await signIn(page, leaver);
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  await fillIn(page, leaver);
  // It is stored encrypted, and can be read in another tab.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('orderInfo')))
    .toMatch(/^aes-gcm:/);
  for (const trace of ['林測試', '0912345678', leaver]) expect(await stored()).not.toContain(trace);
  const second = await page.context().newPage();
  await second.goto('/cart');
  await expect(second.getByRole('region', { name: '訂購人' })).toContainText('林測試');
  const before = await session();

  await page.goto('/vip');
  await page.getByRole('button', { name: '登出' }).click();
  const configCall = page.waitForResponse(/\/api\/config\/public/);
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click();
  const { body } = await (await configCall).json();
  await expect.poll(session).toBe(body.s);
  expect(body.s).not.toBe(before);
  for (const trace of ['orderInfo', 'lastOrder', OOLONG, before])
    expect(await stored()).not.toContain(trace);
  await expect(second.getByText('購物車是空的')).toBeVisible();
  await second.close();

  await signIn(page, next);
  for (const trace of ['orderInfo', 'lastOrder']) expect(await stored()).not.toContain(trace);
  await page.goto('/cart');
  await expect(page.getByText('購物車是空的')).toBeVisible();
});

test('a recipient and a carrier saved with an order are there on another device, where others are chosen (M16) [C2, C8] [defect 19]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `saver-${Date.now()}@pinpu.test`;
  await signIn(page, email);
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  await page.getByRole('button', { name: '編輯發票資料' }).click();
  await page.getByLabel('開立方式').selectOption('手機條碼');
  await page.getByRole('textbox', { name: '手機條碼' }).fill('/ABC+123');
  await page.getByLabel(/^記住這位收件人/).check();
  await page.getByLabel(/^記住這個發票資料/).check();
  await page.getByRole('button', { name: '關閉' }).click();
  await fillIn(page, email);
  await goToPayment(page);

  const second = await (await browser.newContext()).newPage();
  await signIn(second, email);
  await second.goto('/vip/addresses');
  const recipients = second.getByRole('region', { name: '收件人' });
  await expect(recipients.getByRole('listitem')).toContainText('林測試預設');
  await second.getByRole('button', { name: '新增收件人' }).click();
  await second.getByLabel('姓名').fill('李大同');
  await second.getByLabel('電話').fill('02-2345-6789');
  await second.getByLabel('電子郵件').fill('li@pinpu.test');
  await second.getByLabel('郵遞區號').fill('700');
  await expect(second.getByLabel('地址')).toHaveValue('臺南市中西區');
  await second.getByLabel('地址').fill('臺南市中西區民權路二段 30 號');
  await second.getByLabel('備註名稱').fill('公司');
  await second.getByRole('button', { name: '儲存' }).click();
  await expect(recipients.getByRole('listitem')).toHaveCount(2);
  await dialogClosed(second);

  await addToCart(second, OOLONG);
  await second.goto('/cart');
  const recipient = second.getByRole('region', { name: '收件人' });
  await expect(recipient).toContainText('林測試');
  await expect(second.getByRole('region', { name: '發票' })).toContainText('手機條碼 /ABC+123');
  await second.getByLabel('已儲存的收件人').selectOption({ index: 1 });
  await expect(recipient).toContainText('02-2345-6789');
  await fillInBuyer(second, email);
  await goToPayment(second);
  await payByCard(second);
  const order = second.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('李大同');
  await expect(order).toContainText('/ABC+123');
});
