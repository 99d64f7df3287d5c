import { expect, test } from '@playwright/test';
import { blockStorage, STORAGE_FAULTS } from '../support/faults.ts';
import { longIf } from '../support/forms.ts';
import { BUYER, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';

// Each fault has a browser context of its own, so that storage is not shared with other journeys.
for (const [index, fault] of STORAGE_FAULTS.entries())
  test(
    `a browser whose storage is ${fault} buys [finding D5] [S4, C9]`,
    longIf(index > 0),
    async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await blockStorage(page, fault);
      await page.goto(`/product/${OOLONG}`);
      await page.getByRole('button', { name: '立即購買' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }).click();
      await fillIn(page);
      await goToPayment(page);
      await payByCard(page);
      // Without storage the page can't know the shopper, so the order's e-mail has to be entered.
      const order = page.getByRole('dialog', { name: /^訂購單明細/ });
      await order.getByLabel('電子郵件').fill(BUYER.cus_email);
      await order.getByRole('button', { name: '開啟訂單' }).click();
      await expect(order).toContainText('已付款');
      expect(errors).toEqual([]);
    },
  );
