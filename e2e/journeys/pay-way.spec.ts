import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expectTargetSize } from '../support/accessibility/target-size.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { sendForCode, sendWithProof } from '../support/mail.ts';
import { test } from '../support/test.ts';

test('a guest who pays cash on delivery proves the e-mail and gets straight to the order [B4, C7, R5]', async ({
  page,
}) => {
  test.slow();
  const email = `door-${Date.now()}@pinpu.test`;
  await openFilledCart(page, { email });
  const ways = page.getByRole('group', { name: '付款方式' });
  await expect(ways.getByRole('radio', { name: '於付款頁面選擇' })).toBeChecked();
  await ways.getByText('貨到付款').click();
  await expectTargetSize(page);
  await page.getByRole('button', { name: '前往結帳' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('付款方式：貨到付款');
  await sendWithProof(page, email);
  await page.waitForURL(/\/cart\/order\//);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('貨到付款，待出貨');
  await order.getByRole('button', { name: '關閉', exact: true }).last().click();
  await expect(page.getByText('訂單已成立，採貨到付款。')).toBeVisible();
});

test('a guest whose phone discards the page while the mail is read loses nothing [B4, S4]', async ({
  page,
}) => {
  test.slow();
  const email = `reader-${Date.now()}@pinpu.test`;
  await openFilledCart(page, { email });
  await page.getByRole('radio', { name: '貨到付款' }).check();
  await page.getByRole('button', { name: '前往結帳' }).click();
  const code = await sendForCode(page, email);
  const proof = page.getByRole('dialog', { name: '確認電子郵件' });
  await expect(proof).toContainText(email);
  await expect(proof.getByLabel('驗證碼')).toBeFocused();
  await expectAccessible(page);
  await expectTargetSize(page);

  await page.reload();
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 1 件');
  await expect(page.getByRole('radio', { name: '貨到付款' })).toBeChecked();
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '送出訂單' }).click();
  await expect(proof.getByRole('button', { name: /秒後可再次寄送/ })).toBeDisabled();
  await proof.getByLabel('驗證碼').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cart\/order\//);
  await expect(page.getByRole('dialog', { name: /^訂購單明細: / })).toContainText(
    '貨到付款，待出貨',
  );
});

test('the chosen pay way is the only one on the payment page, and the default when paying again [C7, D6]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  await page.getByRole('radio', { name: '信用卡一次付清' }).check();
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('沙盒付款')).toBeVisible();
  await expect(page.getByRole('button', { name: /ATM/ })).toHaveCount(0);
  await page.getByRole('button', { name: '模擬信用卡付款失敗' }).click();
  await page.waitForURL(/\/cart\/failed\//);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await order.getByRole('button', { name: '重新付款' }).click();
  const way = page.getByRole('alertdialog').getByLabel('付款方式');
  await expect(way).toHaveValue('3');
  await way.selectOption({ label: 'ATM 轉帳' });
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('button', { name: /ATM/ })).toBeVisible();
});
