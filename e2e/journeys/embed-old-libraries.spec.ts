import { expect } from '@playwright/test';
import { collectEvents, embedTag, foreignHost } from '../support/embed/foreign-host.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

/** What libraries of 2008 did to the language: keys on all objects, `toJSON`, and functions with other arguments. */
const OLD = `<script>
Object.prototype.extend = function (source) { for (const key in source) this[key] = source[key]; return this; };
Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
String.prototype.toJSON = function () { return '"' + this + '"'; };
Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
Array.prototype.entries = function () { return this.slice(); };
Array.from = (list) => Array.prototype.slice.call(list);
</script>`;

/** Takes its arguments as one list, so that React can't work. */
const OTHER_BIND = `<script>
const bind = Function.prototype.bind;
Function.prototype.bind = function (self, list) { return bind.apply(this, [self].concat(list === undefined ? [] : list)); };
</script>`;

/** A product and the cart, mounted by a module of the page. */
const mounts = (site: string) => `<main></main><section></section><script type="module">
  import { get } from '${shop.url}/embed/cart/remoteEntry.js';
  const { mount } = (await get('./mount'))();
  mount(document.querySelector('main'), { site: '${site}', show: { buyButton: '${OOLONG}' } });
  mount(document.querySelector('section'), { site: '${site}' });
</script>`;

const ELEMENTS = `<pinpu-buy-button product="${OOLONG}"></pinpu-buy-button><pinpu-cart><a slot="fallback" href="/tea">到商店</a></pinpu-cart>`;

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) => ({
    '/old': { html: `${OLD}${embedTag(site)}${ELEMENTS}` },
    '/old-mount': { html: OLD + mounts(site) },
    '/other-bind': { html: `${OTHER_BIND}${embedTag(site)}${ELEMENTS}` },
    '/rtl': {
      html: `<script>document.documentElement.dir = 'rtl'</script>${embedTag(site)}${ELEMENTS}`,
    },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

test(
  'the cart works on a page whose libraries have changed the language, and is there after a reload [41 W13, R8, R51] [M5]',
  LONG,
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${host.origin}/old`);
    const cart = page.locator('pinpu-cart');
    const checked = page.waitForResponse(/\/api\/embed\/cart\b/);
    await page.locator('pinpu-buy-button').getByRole('button', { name: '加入購物車' }).click();
    expect((await checked).status()).toBe(200);
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await expect(cart.getByText('NaN')).toHaveCount(0);
    await page.reload();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await expect(cart.getByText(/^NT\$[\d,]+$/).last()).toBeVisible();
    await expect(cart.getByText('NaN')).toHaveCount(0);
    // What the page has changed is still there.
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual(['extend']);
    expect(errors).toEqual([]);
  },
);

test(
  'a cart that is mounted on a page whose libraries have changed the language works [41 R51] [M5]',
  LONG,
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${host.origin}/old-mount`);
    const cart = page.locator('section');
    await page.locator('main').getByRole('button', { name: '加入購物車' }).click();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await cart.getByRole('button', { name: '增加一件' }).click();
    await expect(cart.getByRole('textbox').first()).toHaveValue('2');
    await expect(cart.getByText('NaN')).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test(
  'elements that a page has made impossible say so, and show the page’s own fallback [41 R51] [M5]',
  LONG,
  async ({ page }) => {
    const { events, errors } = await collectEvents(page);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('have changed Function.prototype.bind'),
    );
    await page.goto(`${host.origin}/other-bind`);
    await logged;
    await expect(page.getByRole('link', { name: '到商店' })).toBeVisible();
    await expect(page.locator('pinpu-cart').getByRole('alert')).toContainText('暫時無法顯示');
    expect(events.map(({ detail }) => detail.code)).toEqual([
      'PAGE_INCOMPATIBLE',
      'PAGE_INCOMPATIBLE',
    ]);
    expect(errors).toEqual([]);
  },
);

test(
  'elements keep their own direction and language on a page from right to left [41 W17] [M5]',
  LONG,
  async ({ page }) => {
    await page.goto(`${host.origin}/rtl`);
    const root = page.locator('pinpu-buy-button .root');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(root).toHaveAttribute('lang', 'zh-Hant-TW');
    const [picture, name] = [root.locator('img'), root.getByRole('link')];
    const [left, right] = await Promise.all([picture, name].map((one) => one.boundingBox()));
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  },
);
