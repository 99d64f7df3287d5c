import { expect } from '@playwright/test';
import { collectEvents, foreignHost } from '../support/foreign-host.ts';
import { longIf } from '../support/forms.ts';
import { frameworkHosts, frameworks } from '../support/framework-hosts.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: shop.url });

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost(await frameworkHosts());
});
test.afterAll(() => host.close());

for (const { name: framework, isLong } of frameworks)
  test(
    `${framework} uses the elements as they are: properties, events, methods, and taking them away [M5]`,
    longIf(isLong),
    async ({ page }) => {
      const { errors } = await collectEvents(page);
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`${host.origin}/${framework}/`);
      const card = page.locator('pinpu-product');
      const cart = page.locator('pinpu-cart');
      const said = page.locator('output');
      await expect(card.getByRole('article')).toHaveAccessibleName('三峽藍染方巾　山紋');
      await expect(cart).toHaveAttribute('checkout-target', '_blank');

      await card.getByRole('button', { name: '我要買' }).click();
      await expect(said).toHaveText('P1001 1 件');
      await page.getByRole('button', { name: '換一個商品' }).click();
      await expect(card.getByRole('article')).toHaveAccessibleName('藍染門簾　月升');
      await page.getByLabel('自行處理').check();
      await card.getByRole('button', { name: '我要買' }).click();
      await expect(said).toHaveText('P1002 1 件');
      await expect(card.getByText('已加入購物車。')).toHaveCount(0);
      await expect(cart.getByRole('listitem')).toHaveCount(1);

      await page.getByRole('button', { name: '深色' }).click();
      await expect(card).toHaveAttribute('theme', 'dark');
      const toggle = page.getByRole('button', { name: '開關購物車' });
      await toggle.click();
      await expect(cart).toHaveCount(0);
      await toggle.click();
      await expect(cart.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: '清空' }).click();
      await expect(said).toHaveText('P1002 0 件');
      await expect(cart.getByText('購物車是空的。')).toBeVisible();
      expect(errors).toEqual([]);
    },
  );
