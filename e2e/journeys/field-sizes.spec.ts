import { expect, type Page } from '@playwright/test';
import { storeFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { OOLONG } from '../support/shopping.ts';
import { TEST_AS } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

/** Below this size iOS zooms in on a focused field. */
const LEAST_PX = 16;

/** Runs in a page: the fields for text, also in shadow roots, whose text is smaller. */
function smallFields(least: number): { fields: number; small: string[] } {
  const roots: (Document | ShadowRoot)[] = [document];
  const small: string[] = [];
  let fields = 0;
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const others = ['hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'button'];
    const typed = others.map((type) => `:not([type=${type}])`).join('');
    for (const field of root.querySelectorAll(`input${typed},select,textarea`)) {
      if (!field.checkVisibility()) continue;
      fields += 1;
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      const name = field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.id;
      if (size < least) small.push(`${location.pathname} ${field.localName} ${name}: ${size} px`);
    }
  }
  return { fields, small };
}

async function expectLargeFields(page: Page, paths: readonly string[]) {
  await page.setViewportSize({ width: 390, height: 844 });
  let fields = 0;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(smallFields, LEAST_PX);
    expect(found.small).toEqual([]);
    fields += found.fields;
  }
  expect(fields).toBeGreaterThan(paths.length / 2);
}

test('no field of a shopper’s page makes a phone zoom in [41 R38]', LONG, async ({ page }) => {
  await storeFilledCart(page);
  const shopping = ['/', '/products', '/search?q=茶', `/product/${OOLONG}`, '/pb'];
  await expectLargeFields(page, [...shopping, '/cart', '/cart/order', '/vip', '/embed/', '/el/']);
});

TEST_AS.promoter(
  'no field of a member’s or promoter’s page makes a phone zoom in [41 R38]',
  LONG,
  async ({ page }) => {
    const member = ['/vip', '/vip/profile', '/vip/orders', '/vip/links', '/vip/earnings'];
    await expectLargeFields(page, member);
  },
);

TEST_AS.administrator(
  'no field of the back office or the administration makes a phone zoom in [41 R38]',
  LONG,
  async ({ page }) => {
    test.setTimeout(240_000);
    const office = ['orders', 'shipments', 'products', 'stock', 'coupons', 'settings', 'sites'];
    const desk = ['accounts', 'audit', 'password', 'files', 'lookups', 'deployments'];
    await expectLargeFields(page, [
      ...office.map((view) => `/el/shop/${view}`),
      ...desk.map((view) => `/el/${view}`),
    ]);
  },
);
