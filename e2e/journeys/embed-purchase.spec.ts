import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  collectEvents,
  embedTag,
  exactEmbedTag,
  foreignHost,
  STRICT,
} from '../support/embed/foreign-host.ts';
import { longIf } from '../support/forms.ts';
import { signIn } from '../support/mail.ts';
import { shop } from '../support/shop.ts';
import { fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';
import { collectViolations } from '../support/violations.ts';

const OTHER = 'P0102';
/** The demo shop's promoter's code. */
const CODE = 'PINPU-TUAN';

const elements = `<main><h1>茶</h1><pinpu-product product="${OOLONG}" promo-code="${CODE}"></pinpu-product><pinpu-buy-button product="${OTHER}" promo-code="${CODE}">我要買</pinpu-buy-button><pinpu-cart promo-code="${CODE}"></pinpu-cart></main>`;

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  const exactTag = await exactEmbedTag();
  host = await foreignHost((site) => ({
    '/exact': { policy: STRICT, needsIntegrity: true, html: exactTag(site) + elements },
    '/evergreen': { policy: STRICT, html: embedTag(site) + elements },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

async function expectEarned(browser: Browser, ord_code: string) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'promoter@pinpu.test');
  await page.goto('/vip/earnings');
  await expect(page.getByRole('table', { name: '訂單明細' })).toContainText(ord_code);
  await page.context().close();
}

async function fillCart(page: Page) {
  const cart = page.locator('pinpu-cart');
  const group = await (await page.request.get(`/api/product/${OOLONG}`)).json();
  const card = page.locator('pinpu-product');
  await expect(card).toContainText(`NT$${group.body.price1.toLocaleString('en-US')}`);
  await card.getByRole('button', { name: '加入購物車' }).click();
  await page.locator('pinpu-buy-button').getByRole('button', { name: '增加一件' }).click();
  await page.locator('pinpu-buy-button').getByRole('button', { name: '我要買' }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await cart.getByRole('listitem').first().getByRole('button', { name: '增加一件' }).click();
  await cart.getByLabel('優惠券').fill('ＮＯＮＥ');
  await cart.getByRole('button', { name: '套用' }).click();
  await expect(cart.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await expect(cart.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  return (await cart.locator('dd').last().textContent()) ?? '';
}

for (const { path, what, isLong } of [
  { path: '/exact', what: 'the strictest policies, integrity of scripts included', isLong: false },
  { path: '/evergreen', what: 'the strictest policy and the evergreen script', isLong: true },
])
  test(
    `a purchase begins on a blog with ${what}; blog and promoter receive its outcome [M5, G6]`,
    longIf(isLong),
    async ({ page, browser }) => {
      test.slow();
      const violations = await collectViolations(page);
      const { events, errors } = await collectEvents(page);
      await page.goto(host.origin + path);
      const total = await fillCart(page);
      const cart = page.locator('pinpu-cart');
      await cart.getByRole('button', { name: /^前往.+結帳$/ }).click();

      await page.waitForURL(`${shop.url}/cart`);
      await expect(page.getByRole('link', { name: '回到茶語部落格' })).toBeVisible();
      await expect(page.getByRole('main').getByText(total, { exact: true }).first()).toBeVisible();
      await fillIn(page);
      await goToPayment(page);
      await payByCard(page);
      await page.getByRole('dialog').getByRole('button', { name: '關閉' }).first().click();
      await page.getByRole('link', { name: '回到茶語部落格' }).click();

      await page.waitForURL(host.origin + path);
      const outcomes = () => events.filter(({ type }) => type === 'pinpu:outcome');
      await expect.poll(outcomes).toEqual([
        {
          type: 'pinpu:outcome',
          detail: { state: 'paid', ord_code: expect.stringMatching(/^PP/) },
        },
      ]);
      await expect(cart.getByText('購物車是空的。')).toBeVisible();
      expect(events.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['pinpu:add', 'pinpu:change', 'pinpu:checkout']),
      );
      expect([violations, errors]).toEqual([[], []]);
      await expectEarned(browser, String(outcomes()[0]?.detail.ord_code));
    },
  );
