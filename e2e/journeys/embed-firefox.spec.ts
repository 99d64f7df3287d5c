import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { embedTag, foreignHost, HOSTILE, STRICT } from '../support/embed/foreign-host.ts';
import { press, shown, windowErrors } from '../support/firefox.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { BUYER, OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

// All tests run in one worker, which starts one Firefox.
test.describe.configure({ mode: 'default' });

async function order(page: Page) {
  await press(page, '編輯訂購人資料');
  for (const name of ['cus_name', 'cus_mobile', 'cus_email', 'cus_postcode', 'cus_addr1'] as const)
    await page.locator(`input[name="${name}"]`).fill(BUYER[name]);
  await press(page, '與訂購人相同');
  await press(page, '儲存');
  await press(page, '前往結帳');
  await press(page, '立即付款');
  await press(page, '信用卡付款');
  await page.waitForFunction(() => location.pathname.startsWith('/cart/paid/'));
}

test('a purchase from a blog with the strictest policy works in Firefox, down to 280 px and in the dark [M5]', async ({
  firefoxPage: { page, problems },
}) => {
  test.setTimeout(120_000);
  const host = await foreignHost((site) => ({
    '/tea': {
      policy: STRICT,
      html: `<meta name="viewport" content="width=device-width">${embedTag(site)}<main><h1>茶</h1><pinpu-product product="${OOLONG}"></pinpu-product><pinpu-buy-button product="P0103">我要買</pinpu-buy-button><pinpu-cart></pinpu-cart></main>`,
    },
  }));
  try {
    const outcomes: unknown[] = [];
    await page.exposeFunction('reportOutcome', (detail: unknown) => outcomes.push(detail));
    await page.evaluateOnNewDocument(() =>
      addEventListener('pinpu:outcome', (event) =>
        (window as unknown as { reportOutcome(detail: unknown): void }).reportOutcome(
          (event as CustomEvent).detail,
        ),
      ),
    );
    await page.goto(`${host.origin}/tea`);
    await page.locator('pinpu-product >>> button.primary').click();
    await page.locator('pinpu-buy-button >>> [aria-label="增加一件"]').click();
    await page.locator('pinpu-buy-button >>> button.primary').click();
    await expect.poll(() => shown(page, 'pinpu-cart >>> li')).toHaveLength(2);
    await page.setViewport({ width: 280, height: 640 });
    await page.$eval('pinpu-cart', (cart) => cart.setAttribute('theme', 'dark'));
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        getComputedStyle(
          document.querySelector('pinpu-cart')?.shadowRoot?.querySelector('.root') ?? document.body,
        ).backgroundColor,
      ]),
    ).toEqual([0, 'rgb(38, 34, 30)']);
    await page.setViewport({ width: 390, height: 844 });
    await page.locator('pinpu-cart >>> [part=checkout][aria-disabled=false]').click();
    await page.waitForFunction((url) => location.href === url, {}, `${shop.url}/cart`);
    await order(page);
    await press(page, '關閉');
    await page.locator('::-p-xpath(//a[normalize-space()="回到茶語部落格"])').click();
    await expect
      .poll(() => outcomes)
      .toEqual([{ state: 'paid', ord_code: expect.stringMatching(/^PP/) }]);
    await expect.poll(() => shown(page, 'pinpu-cart >>> .empty')).toEqual(['購物車是空的。']);
    expect(page.url()).toBe(`${host.origin}/tea`);
    expect(problems).toEqual([]);
  } finally {
    await host.close();
  }
});

test(
  'in Firefox a hostile page reaches nothing inside the elements, and a shop that fails leaves a message in their place [M5, X5]',
  LONG,
  async ({ firefoxPage: { page } }) => {
    test.setTimeout(60_000);
    const host = await foreignHost((site) => ({
      '/': {
        html: `${HOSTILE}${embedTag(site)}<h1>茶</h1><pinpu-product product="${OOLONG}"></pinpu-product><pinpu-cart></pinpu-cart>`,
      },
    }));
    try {
      const errors = await windowErrors(page);
      await page.goto(host.origin);
      await page.locator('pinpu-product >>> button.primary').click();
      await expect.poll(() => shown(page, 'pinpu-cart >>> li')).toHaveLength(1);
      const style = await page.$eval('pinpu-cart >>> h2', (heading) => {
        const { direction, fontSize, color } = getComputedStyle(heading);
        return { direction, fontSize, color };
      });
      expect(style).toEqual({ direction: 'ltr', fontSize: '17px', color: 'rgb(36, 31, 26)' });

      let isDown = true;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isLost = isDown && request.url().includes('/api/embed/');
        void (isLost ? request.abort() : request.continue());
      });
      await page.reload();
      const alerts = () => shown(page, ':is(pinpu-cart, pinpu-product) >>> [role=alert] span');
      const sentence = '目前無法連線到商店，請稍後再試。';
      await expect.poll(alerts).toEqual([sentence, sentence]);
      expect(await shown(page, 'h1')).toEqual(['茶']);
      isDown = false;
      await page.locator('pinpu-cart >>> [role=alert] button').click();
      await expect.poll(() => shown(page, 'pinpu-cart >>> li')).toHaveLength(1);
      expect(errors).toEqual([]);
    } finally {
      await host.close();
    }
  },
);
