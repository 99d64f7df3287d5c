import { expect, test } from '@playwright/test';
import { signIn } from '../support/mail.ts';
import { addToCart, fillInRecipient, goToPayment, OOLONG, payByCard } from '../support/walk.ts';

test('a member signs in with the code from the mail and finds the paid order under its tab [R7, V1, V5, V9]', async ({
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
