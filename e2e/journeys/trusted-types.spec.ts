import { expect } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { addToCart, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';
import { collectViolations, countedViolations } from '../support/violations.ts';

test('a purchase violates the Trusted Types policy of no page (L24) [M1]', async ({ page }) => {
  test.slow();
  const found = await collectViolations(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  await fillIn(page);
  await goToPayment(page);
  await payByCard(page);
  await expect(page.getByRole('dialog', { name: /^訂購單明細: / })).toContainText('已付款');
  for (const address of ['/vip', '/el/', '/ui-kit']) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
  }
  expect(found).toEqual([]);
});

test('a page accepts no text as markup and no script of another origin (L24) [M1]', async ({
  page,
}) => {
  const found = await collectViolations(page);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const rejected = await page.evaluate(() =>
    [
      () => {
        document.createElement('div').innerHTML = '<img src=x>';
      },
      () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      },
      () => {
        document.createElement('script').text = 'alert(1)';
      },
    ].map((attempt) => {
      try {
        attempt();
        return '';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    }),
  );
  expect(rejected).toEqual(['refused', 'refused', 'refused']);
  await expect.poll(() => found.length).toBe(3);
});

test(
  'a script in the markup of a page does not run, and the shop counts it [M1]',
  LONG,
  async ({ page, request }) => {
    const found = await collectViolations(page);
    const counted = () => countedViolations(request, 'script-src-elem', 'inline');
    const before = await counted();
    await page.route('**/products', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const injected = '<script>window.injected = true</script><div id="root">';
      return route.fulfill({ response, body: body.replace('<div id="root">', injected) });
    });
    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect.poll(counted).toBe(before + 1);
    expect(found).toEqual(['/products script-src-elem ']);
  },
);
