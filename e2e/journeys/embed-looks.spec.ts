import { expect, type Page } from '@playwright/test';
import { embedTag, foreignHost } from '../support/embed/foreign-host.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const PRODUCT = 'P1003';

/** The head of a page with styles that must affect the elements, and with others that must not. */
const HEAD = `<meta name="viewport" content="width=device-width"><style>
html { color-scheme: dark; font-size: 62.5% }
pinpu-cart { --pinpu-seal: rgb(1, 2, 3); --pinpu-radius: 12px; --pinpu-font: monospace }
pinpu-cart::part(checkout) { text-transform: uppercase }
pinpu-product::part(name) { letter-spacing: 3px }
pinpu-cart button, .primary { color: lime }
</style>`;

const cards = `<pinpu-product product="${PRODUCT}"></pinpu-product>`.repeat(2);
const buttons = `<pinpu-buy-button product="${PRODUCT}"><b>帶走</b></pinpu-buy-button>`.repeat(2);
const cart =
  '<pinpu-cart><p slot="empty">挑一件布吧。</p><a slot="footer" href="/help">運送說明</a></pinpu-cart>';

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) => ({
    '/': { html: `${HEAD}${embedTag(site)}<main>${cards}${buttons}${cart.repeat(2)}</main>` },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

const DARK_CARD = 'rgb(38, 34, 30)';
const LIGHT_CARD = 'rgb(255, 255, 255)';

const groundOf = (page: Page, tag: string) =>
  page
    .locator(tag)
    .first()
    .evaluate((element) => {
      const root = element.shadowRoot?.querySelector('.root');
      return root ? getComputedStyle(root).backgroundColor : '';
    });

test('any number of elements on a page share one cart, and have the page’s words in their slots [M5]', async ({
  page,
}) => {
  await page.goto(host.origin);
  const carts = page.locator('pinpu-cart');
  await expect(page.getByText('挑一件布吧。')).toHaveCount(2);
  for (const at of [0, 1]) {
    await expect(carts.nth(at).getByText('挑一件布吧。')).toBeVisible();
    await expect(carts.nth(at).getByRole('link', { name: '運送說明' })).toBeVisible();
  }
  await page.locator('pinpu-buy-button').last().getByRole('button', { name: '帶走' }).click();
  await page.locator('pinpu-product').first().getByRole('button', { name: '加入購物車' }).click();
  for (const at of [0, 1]) {
    await expect(carts.nth(at).getByRole('listitem')).toHaveCount(1);
    await expect(carts.nth(at).getByRole('textbox', { name: /的數量$/ })).toHaveValue('2');
    await expect(carts.nth(at).getByText('挑一件布吧。')).toBeHidden();
  }
});

test('a page styles the elements by parts, custom properties and its colour scheme, and by nothing else [M5]', async ({
  page,
}) => {
  await page.goto(host.origin);
  await page.locator('pinpu-product').first().getByRole('button', { name: '加入購物車' }).click();
  const first = page.locator('pinpu-cart').first();
  const checkout = first.getByRole('button', { name: /^前往.+結帳$/ });
  await expect(checkout).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(checkout).toHaveCSS('text-transform', 'uppercase');
  await expect(checkout).toHaveCSS('font-family', 'monospace');
  await expect(checkout).not.toHaveCSS('color', 'rgb(0, 255, 0)');
  await expect(first.getByRole('region')).toHaveCSS('border-radius', '12px');
  const name = page.locator('pinpu-product').first().getByRole('link');
  await expect(name).toHaveCSS('letter-spacing', '3px');
  await expect(page.locator('pinpu-cart .root').first()).toHaveAttribute('lang', 'zh-Hant-TW');

  for (const tag of ['pinpu-cart', 'pinpu-product', 'pinpu-buy-button'])
    expect([tag, await groundOf(page, tag)]).toEqual([tag, DARK_CARD]);
  await page.addStyleTag({ content: 'html { color-scheme: light }' });
  expect(await groundOf(page, 'pinpu-product')).toBe(LIGHT_CARD);
  await page.addStyleTag({ content: 'html { color-scheme: light dark }' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page, 'pinpu-product')).toBe(DARK_CARD);
  await first.evaluate((element) => element.setAttribute('theme', 'light'));
  expect(await groundOf(page, 'pinpu-cart')).toBe(LIGHT_CARD);
});

test(
  'a radius rounds all of an element, and its colour has a darker shade for the pointer [41 W14] [M5]',
  LONG,
  async ({ page }) => {
    await page.goto(host.origin);
    await page.addStyleTag({
      content: 'pinpu-product { --pinpu-radius: 12px; --pinpu-seal: rgb(10, 100, 200) }',
    });
    const card = page.locator('pinpu-product').first();
    const button = card.getByRole('button', { name: '加入購物車' });
    await button.click();
    const cart = page.locator('pinpu-cart').first();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    const rounded = [
      ...[card.locator('.root'), card.getByRole('article'), card.locator('img'), button],
      ...[card.getByRole('group'), cart.getByRole('textbox', { name: '優惠券' })],
      cart.getByRole('listitem').locator('img'),
    ];
    for (const one of rounded) await expect(one).toHaveCSS('border-radius', '12px');
    const channels = await button.evaluate((element) => {
      element.style.backgroundColor = 'var(--seal-deep)';
      return (
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? []
      );
    });
    // 84 % of the colour, as sRGB from 0 to 1.
    expect(channels.map((channel) => Math.round(channel * 255))).toEqual([8, 84, 168]);
  },
);

test(
  'a card has its picture above the rest on a phone, and beside it where there is room [M5]',
  LONG,
  async ({ page }) => {
    await page.goto(host.origin);
    const card = page.locator('pinpu-product').first();
    const [name, picture] = [card.getByRole('link'), card.locator('img')];
    const cornersAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all([picture, name].map((one) => one.boundingBox()));
      return boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    };
    await expect(name).toBeVisible();
    const [above, below] = await cornersAt(390);
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    const [left, right] = await cornersAt(820);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect(left?.height).toBeLessThan(400);
  },
);
