import { expect, type Page, test } from '@playwright/test';
import { addToCart, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';

/** Collects what the policy of every page of this browser refuses, and what it says to that. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${location.pathname} ${event.violatedDirective} ${event.sample}`);
    });
  });
  return found;
}

test('a purchase passes the Trusted Types policy of every page (L24) [M1]', async ({ page }) => {
  test.slow();
  const found = await violations(page);
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

test('a page takes no text for markup and no script of another origin (L24) [M1]', async ({
  page,
}) => {
  const found = await violations(page);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const refused = await page.evaluate(() =>
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
  expect(refused).toEqual(['refused', 'refused', 'refused']);
  await expect.poll(() => found.length).toBe(3);
});
