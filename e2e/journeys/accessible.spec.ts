import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { signIn } from '../support/mail.ts';
import { addToCart, OOLONG } from '../support/walk.ts';

const screens = [
  { path: '/', heading: '鋪裡精選', ids: 'R1, F2' },
  { path: '/products', heading: '所有商品', ids: 'R2' },
  { path: `/product/${OOLONG}`, heading: '商品資訊', ids: 'R4' },
  { path: '/vip', heading: '會員登入', ids: 'R7' },
  { path: '/el/', heading: '管理登入', ids: 'R9' },
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`by ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const { path, heading, ids } of screens)
      test(`nothing stands in anybody's way at ${path} [${ids}]`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page);
      });

    test('nor on the order page and in its form [C1, C7]', async ({ page }) => {
      await addToCart(page, OOLONG);
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: '確認訂單資訊' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: '編輯訂購人資料' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });

test('nor in the member centre [V1]', async ({ page }) => {
  test.slow();
  await signIn(page, 'member@pinpu.test');
  await expectAccessible(page);
});
