import { expect } from '@playwright/test';
import { firefoxHostPage } from '../support/embed/firefox-host-page.ts';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { frameworkHosts, frameworks } from '../support/embed/framework-hosts.ts';
import { chromiumHostPage, type HostPage } from '../support/embed/host-page.ts';
import { longIf } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

// All tests run in one worker, which builds the hosts once for both browsers.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ baseURL: shop.url });

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost(await frameworkHosts());
});
test.afterAll(() => host.close());

const CARD = 'pinpu-product';
const CART = 'pinpu-cart';
const BUY = { role: 'button', name: '我要買', host: CARD } as const;

const button = (name: string) => ({ role: 'button', name }) as const;

const textIn = (page: HostPage, tag: string) =>
  page.evaluate(
    (name) =>
      document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>('.root')?.innerText,
    tag,
  );

const attributes = (page: HostPage, tag: string, attribute: string) =>
  page.evaluate(
    ([all, one]) => [...document.querySelectorAll(all)].map((element) => element.getAttribute(one)),
    [tag, attribute] as const,
  );

async function showsProduct(page: HostPage, name: string) {
  await expect.poll(() => page.count({ role: 'article', name, host: CARD })).toBe(1);
}

async function says(page: HostPage, text: string) {
  const output = () =>
    page.evaluate(() => document.querySelector('output')?.innerText.trim(), null);
  await expect.poll(output).toBe(text);
}

async function hasLines(page: HostPage, count: number) {
  await expect.poll(() => page.count({ role: 'listitem', host: CART })).toBe(count);
}

/** The letter spacing of the page's own buttons, and of buttons in an element. */
const spacings = (page: HostPage) =>
  page.evaluate((tag) => {
    const inside = document.querySelector(tag)?.shadowRoot?.querySelector('button');
    return [document.querySelector('button'), inside].map(
      (one) => one && getComputedStyle(one).letterSpacing,
    );
  }, CARD);

/**
 * Adds a product, changes properties, cancels an event, removes the cart element and adds it again, and empties the
 * cart.
 */
async function exerciseElements(page: HostPage, url: string) {
  await page.goto(url);
  await showsProduct(page, '三峽藍染方巾　山紋');
  expect(await attributes(page, CART, 'checkout-target')).toEqual(['_blank']);
  await page.press(BUY);
  await says(page, 'P1001 1 件');
  await page.press(button('換一個商品'));
  await showsProduct(page, '藍染門簾　月升');
  await page.press({ role: 'checkbox', name: '自行處理' });
  await page.press(BUY);
  await says(page, 'P1002 1 件');
  expect(await textIn(page, CARD)).not.toContain('已加入購物車。');
  await hasLines(page, 1);

  await page.press(button('深色'));
  await expect.poll(() => attributes(page, CARD, 'theme')).toEqual(['dark']);
  await page.press(button('開關購物車'));
  await expect.poll(() => attributes(page, CART, 'id')).toEqual([]);
  await page.press(button('開關購物車'));
  await hasLines(page, 1);
  await page.press(button('清空'));
  await says(page, 'P1002 0 件');
  await expect.poll(() => textIn(page, CART)).toContain('購物車是空的。');
  expect(page.problems).toEqual([]);
}

for (const { name, short } of frameworks) {
  async function proveHost(page: HostPage) {
    await exerciseElements(page, `${host.origin}/${name}/`);
    // React 18's page has styles for all buttons, by a styled-components of its own.
    const own = name === 'react-18' ? '9px' : 'normal';
    expect(await spacings(page)).toEqual([own, 'normal']);
  }
  test(
    `${name} uses the elements as they are: properties, events, methods and removal [M5]`,
    longIf(short !== 'Chromium'),
    async ({ page }) => proveHost(await chromiumHostPage(page)),
  );
  test(
    `in Firefox ${name} uses the elements as they are: properties, events, methods and removal [M5]`,
    longIf(short !== 'Firefox'),
    async ({ firefoxPage }) => proveHost(await firefoxHostPage(firefoxPage)),
  );
}
