import { expect } from '@playwright/test';
import { placePaidOrder } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { BUYER } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test(
  'a guest finds the order in another browser, from the footer, by its code and mobile number [41 W1] [R5, D8]',
  LONG,
  async ({ page, browser }) => {
    test.slow();
    const code = await placePaidOrder(page);
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('contentinfo').getByRole('link', { name: '查詢訂單' }).click();
    await other.getByLabel('訂單編號').fill(`訂單 ${code.toLowerCase()}`);
    await other.getByLabel('電子郵件或手機').fill('0987654321');
    await other.getByRole('button', { name: '查詢訂單' }).click();
    await expect(other.getByText(/查無符合的訂單/)).toBeVisible();
    await other.getByLabel('電子郵件或手機').fill(`+886 ${BUYER.cus_mobile}`);
    await other.getByRole('button', { name: '查詢訂單' }).click();
    await expect(other.getByRole('dialog', { name: `訂購單明細: ${code}` })).toContainText(
      '已付款',
    );
    await context.close();
  },
);
