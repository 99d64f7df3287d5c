import { expect } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { signIn } from '../support/mail.ts';
import { addToCart, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('no accessibility faults from the order page to the paid order [C1, C7, C9, D1, R5]', async ({
  page,
}) => {
  test.slow();
  await addToCart(page, OOLONG);
  await expectFullAccessibility(page);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: '結帳' })).toBeVisible();
  await expectFullAccessibility(page);

  await test.step('the order form, complete and incomplete', async () => {
    await page.getByRole('button', { name: '編輯訂購人資料' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFullAccessibility(page);
    await page.getByRole('button', { name: '儲存' }).click();
    const name = page.getByRole('group', { name: '訂購人' }).getByLabel('姓名');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('請填寫姓名');
    await expectFullAccessibility(page);
    await page.keyboard.press('Escape');
  });

  await fillIn(page);
  await page.getByRole('button', { name: '前往結帳' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFullAccessibility(page);
  await page.getByRole('button', { name: '再確認一下訂單' }).click();
  await goToPayment(page);
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('已付款');
  await expectFullAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(order).toHaveCount(0);
  await expectFullAccessibility(page);
});

test('no accessibility faults in the member centre, nor for a promoter [V1, P9, L2]', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'promoter@pinpu.test');
  await expectFullAccessibility(page);
  await page.goto(`/product/${OOLONG}`);
  await expect(page.getByRole('heading', { name: '商品資訊' })).toBeVisible();
  await expectFullAccessibility(page);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: '所有商品' })).toBeVisible();
  await expectFullAccessibility(page);
});

test('an accessible name that lacks the visible text is reported as a fault (WCAG 2.5.3) [finding D22] [P3]', async ({
  page,
}) => {
  await page.goto('/product/P0303');
  const like = page.getByRole('button', { name: /^喜歡/ });
  await expect(like).toHaveText(/K$/);
  await like.evaluate((one) => one.setAttribute('aria-label', '喜歡'));
  await expect(expectAccessible(page)).rejects.toThrow('label-content-name-mismatch');
});

test('home respects prefers-reduced-motion: its carousel waits to be started [H1]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const slides = page.getByRole('region', { name: '活動看板' });
  await page.clock.runFor(1500);
  await expect(slides.getByRole('button', { name: '開始輪播' })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(slides.getByRole('button', { name: '第 1 張看板' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
