import { expect, type Page } from '@playwright/test';
import {
  collectEvents,
  embedTag,
  exactEmbedTag,
  foreignHost,
  HOSTILE,
  STRICT,
} from '../support/embed/foreign-host.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  const exactTag = await exactEmbedTag();
  host = await foreignHost((site) => ({
    '/tea': {
      policy: STRICT,
      html: `${embedTag(site)}<main><h1>茶</h1><pinpu-product product="${OOLONG}"></pinpu-product><pinpu-cart></pinpu-cart></main>`,
    },
    '/hostile': {
      html: `${HOSTILE}${embedTag(site)}<pinpu-buy-button product="${OOLONG}"></pinpu-buy-button><pinpu-cart></pinpu-cart>`,
    },
    '/exact': {
      policy: STRICT,
      needsIntegrity: true,
      html: `${exactTag(site)}<pinpu-cart></pinpu-cart>`,
    },
    '/altered': { html: `${exactTag(site, `sha384-${'A'.repeat(64)}`)}<pinpu-cart></pinpu-cart>` },
    '/unchecked': { needsIntegrity: true, html: `${embedTag(site)}<pinpu-cart></pinpu-cart>` },
    '/twice': { html: `${embedTag(site)}${exactTag(site)}<pinpu-cart></pinpu-cart>` },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

const cartOf = (page: Page) => page.locator('pinpu-cart');

test('the styles of a hostile page reach nothing inside the elements [M5]', async ({ page }) => {
  await page.goto(`${host.origin}/hostile`);
  const add = page.locator('pinpu-buy-button').getByRole('button', { name: '加入購物車' });
  await add.click();
  const cart = cartOf(page);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByRole('button', { name: /^前往.+結帳$/ })).toBeVisible();
  await expect(cart.getByLabel('優惠券')).toBeVisible();
  const style = await cart.getByRole('heading', { name: '購物車' }).evaluate((heading) => {
    const { direction, fontSize, color } = getComputedStyle(heading);
    return { direction, fontSize, color };
  });
  expect(style).toEqual({ direction: 'ltr', fontSize: '17px', color: 'rgb(36, 31, 26)' });
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('an exact version is one file whose integrity a tag can check, and an altered one does not run [M5]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
  await page.goto(`${host.origin}/exact`);
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  expect(scripts).toHaveLength(1);
  // On a page that requires integrity, the evergreen script, which has none, must not run either.
  for (const path of ['/altered', '/unchecked']) {
    await page.goto(host.origin + path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => customElements.get('pinpu-cart') === undefined)).toBe(true);
  }
});

test('a script that is there twice defines the elements once [M5]', LONG, async ({ page }) => {
  const { errors } = await collectEvents(page);
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('is defined already'),
  );
  await page.goto(`${host.origin}/twice`);
  await warning;
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'a cart that is moved, removed and added again keeps its content; many of them leak nothing [M5]',
  LONG,
  async ({ page }) => {
    await page.goto(`${host.origin}/tea`);
    await page.locator('pinpu-product').getByRole('button', { name: '加入購物車' }).click();
    await expect(cartOf(page).getByRole('listitem')).toHaveCount(1);
    const left = await page.evaluate(async () => {
      const cart = document.querySelector('pinpu-cart');
      const main = document.querySelector('main');
      if (!cart || !main) return undefined;
      const typed = cart.shadowRoot?.querySelector<HTMLInputElement>('[name=coupon_code]');
      main.prepend(cart);
      const isSame = typed?.isConnected;
      const sheets = document.adoptedStyleSheets.length;
      for (let count = 0; count < 100; count += 1) {
        const other = main.appendChild(document.createElement('pinpu-cart'));
        other.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return { isSame, sheets: document.adoptedStyleSheets.length - sheets };
    });
    expect(left).toEqual({ isSame: true, sheets: 0 });
    await expect(cartOf(page).getByRole('listitem')).toHaveCount(1);
  },
);

test('editors read types and a description that fit the elements [M5]', async ({
  page,
  request,
}) => {
  const types = await (await request.get('/embed/cart.d.ts')).text();
  const { modules } = await (await request.get('/embed/cart.elements.json')).json();
  await page.goto(`${host.origin}/exact`);
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  const described = modules[0].declarations as {
    tagName: string;
    attributes: { name: string }[];
    members: { name: string }[];
  }[];
  expect(described.map(({ tagName }) => tagName)).toEqual([
    'pinpu-cart',
    'pinpu-buy-button',
    'pinpu-product',
  ]);
  for (const { tagName, attributes, members } of described) {
    const names = members.map(({ name }) => name);
    await page.waitForFunction((tag) => customElements.get(tag), tagName);
    const real = await page.evaluate(
      ([tag, expected]) => {
        const element = customElements.get(tag) as typeof HTMLElement & {
          observedAttributes: string[];
        };
        return {
          attributes: element.observedAttributes,
          missing: expected.filter((name) => !(name in element.prototype)),
        };
      },
      [tagName, names] as const,
    );
    expect(real).toEqual({
      attributes: expect.arrayContaining(attributes.map(({ name }) => name)),
      missing: [],
    });
    expect(real.attributes).toHaveLength(attributes.length);
    expect(names.filter((name) => !types.includes(name))).toEqual([]);
  }
});

test('a page controls the cart by properties, methods and events, and can cancel its actions [M5]', async ({
  page,
}) => {
  const { events } = await collectEvents(page);
  await page.goto(`${host.origin}/exact`);
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  const state = await page.evaluate(async (product) => {
    type Cart = HTMLElement & {
      add(id: string, qty: number): Promise<void>;
      clear(): void;
      refresh(): Promise<void>;
      count: number;
      lines: { ship_fee: number; prd_man_pic: string }[];
      theme: string;
      checkout(): Promise<void>;
    };
    const cart = document.querySelector('pinpu-cart') as Cart;
    cart.theme = 'dark';
    document.addEventListener('pinpu:add', (event) => event.preventDefault(), { once: true });
    await cart.add(product, 2);
    const cancelled = cart.count;
    await cart.add(product, 2);
    await cart.refresh();
    const [line] = cart.lines;
    cart.lines.length = 0;
    document.addEventListener('pinpu:checkout', (event) => event.preventDefault(), { once: true });
    await cart.checkout();
    const { count } = cart;
    cart.clear();
    return {
      ...{ cancelled, count, line },
      left: cart.count,
      theme: cart.getAttribute('theme'),
      missing: await cart.add('P9999', 1).catch((error) => error.code),
    };
  }, OOLONG);
  expect(state).toMatchObject({ cancelled: 0, count: 2, left: 0, theme: 'dark' });
  expect(state.missing).toBe('PRODUCT_NOT_FOUND');
  // The shipping fee only comes from the shop's answer; pictures have the shop's address.
  expect(state.line?.ship_fee).toBeGreaterThan(0);
  expect(state.line?.prd_man_pic).toBe(`${shop.url}/media/p/${OOLONG}/1`);
  expect(page.url()).toBe(`${host.origin}/exact`);
  expect(events.find(({ type }) => type === 'pinpu:checkout')?.detail.url).toMatch(
    /\/embed\/checkout\/[\w-]{32}$/,
  );
  const ground = await cartOf(page)
    .getByRole('region')
    .evaluate((one) => getComputedStyle(one.parentElement ?? one).backgroundColor);
  expect(ground).toBe('rgb(38, 34, 30)');
});
