import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { payOrder } from '../support/filled-cart.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { addToCart, fillIn } from '../support/shopping.ts';
import { NOODLES, SAUCES, startRuledShop } from '../support/shops/ruled-shop.ts';
import { test } from '../support/test.ts';

// One worker, since another one would start a second shop at the same address, and stop it too early.
test.describe.configure({ mode: 'default' });

/** A shop of its own, since rules would change the amounts of other journeys. */
const url = `http://localhost:${shop.port + 101}`;
let own: Awaited<ReturnType<typeof startRuledShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startRuledShop(url);
});
test.afterAll(() => own.stop());

const FORMS = {
  phone: { ...phone, baseURL: url },
  desktop: { baseURL: url, viewport: { width: 1440, height: 900 } },
};

async function openForm(browser: Browser, form: keyof typeof FORMS) {
  const context = await browser.newContext(FORMS[form]);
  return context.newPage();
}

/** Three sauces and noodles, which miss the next steps by little. */
async function fillCart(page: Page) {
  for (const sauce of SAUCES) await addToCart(page, sauce);
  await addToCart(page, NOODLES);
  await page.getByRole('link', { name: '購物車，4 件' }).first().click();
}

async function expectStarted(page: Page) {
  const jar = page
    .getByRole('listitem')
    .filter({ hasText: '醬料任選', has: page.getByRole('button', { name: '增加一件' }) });
  await expect(jar).toHaveCount(3);
  await expect(jar.first()).toContainText('優惠價');
  await expect(page.getByRole('listitem', { name: /^贈品：手捏豆皿/ })).toContainText('× 1');
  await expect(
    page.getByRole('progressbar', { name: /週年慶.*再買 NT\$66，滿 NT\$600 折 NT\$60/ }),
  ).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /好米加購.*再買 NT\$60/ })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /即可免運/ })).toBeVisible();
}

for (const form of ['phone', 'desktop'] as const)
  test(`from a product's page to the order, a shopper sees what rules of price take off, give and offer, on a ${form} [Y5] [Y6] [Y9]`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openForm(browser, form);
    await page.goto(`/product/${SAUCES[0]}`);
    const offers = page.getByRole('list', { name: '適用優惠' });
    await expect(offers).toContainText('醬料任選任選 3 件 NT$399到 12/31');
    await expect(offers.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
    await page.getByRole('button', { name: '看其他 1 項優惠' }).click();
    await expect(offers).toContainText('好米加購');
    if (form === 'phone') await expectFullAccessibility(page);
    await page.setViewportSize(FORMS[form].viewport);

    await fillCart(page);
    await expectStarted(page);
    const noodles = page.getByRole('listitem', { name: '關廟日曬麵' });
    await noodles.getByRole('button', { name: '增加一件' }).click();
    await page.getByRole('button', { name: /^加購池上一等米/ }).click();
    const rice = page.getByRole('listitem', { name: /^池上一等米/ });
    await expect(rice.getByLabel('小計')).toHaveText(/優惠價NT\$185原價NT\$320/);
    for (const row of ['醬料任選−NT$106', '週年慶−NT$60', '好米加購−NT$121'])
      await expect(page.locator('dl').filter({ hasText: row })).toBeVisible();
    if (form === 'phone') await expectFullAccessibility(page);
    await page.setViewportSize(FORMS[form].viewport);

    await fillIn(page, `rules-${form}@pinpu.test`);
    await payOrder(page);
    const items = page.getByRole('dialog', { name: /^訂購單明細: / }).getByRole('region', {
      name: '訂購商品',
    });
    await expect(items.getByRole('listitem').filter({ hasText: '贈品' })).toHaveCount(1);
    await expect(items).toContainText('商品原價合計NT$1,095');
    for (const row of ['醬料任選−NT$106', '週年慶−NT$60', '好米加購−NT$121'])
      await expect(items).toContainText(row);
    await page.context().close();
  });
