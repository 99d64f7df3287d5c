import { expect } from '@playwright/test';
import { openFilledCart } from '../support/filled-cart.ts';
import { sharpScreen } from '../support/phone.ts';
import { readCode39 } from '../support/read-code39.ts';
import { goToPayment } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test.use(sharpScreen);

test('the three barcodes of an order can be scanned from the phone’s screen [D4, D9]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  await goToPayment(page);
  await page.getByRole('button', { name: '取得超商繳費條碼' }).click();
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  const bars = order.getByRole('list', { name: '超商繳費條碼' }).getByRole('img');
  await expect(bars).toHaveCount(3);
  for (const drawing of await bars.all()) {
    await expect(drawing).toBeVisible();
    const label = await drawing.getAttribute('aria-label');
    expect(`條碼 ${await readCode39(drawing)}`).toBe(label);
  }
});
