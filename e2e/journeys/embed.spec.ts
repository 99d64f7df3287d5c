import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { collectEvents, embedTag, foreignHost, STRICT } from '../support/foreign-host.ts';
import { shop } from '../support/shop.ts';
import { fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';
import { collectViolations } from '../support/violations.ts';

const OTHER = 'P0102';
const HOSTILE = `<style>
* { all: unset } button { display: none !important } html { font-size: 62.5%; direction: rtl; color: lime }
input, p { visibility: hidden !important }
</style>`;

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async ({ request }) => {
  const registry = await (await request.get('/registry.json', { timeout: 10_000 })).json();
  const { stable, versions } = registry.remotes['mf-cart'];
  const { embed, integrity } = versions[stable];
  const exact = `${shop.url}/embed/${embed.replace('embed.', 'cart-')}`;
  host = await foreignHost((site) => ({
    '/tea': {
      policy: STRICT,
      html: `${embedTag(site)}<main><h1>茶</h1><pinpu-product product="${OOLONG}"></pinpu-product><pinpu-buy-button product="${OTHER}">我要買</pinpu-buy-button><pinpu-cart></pinpu-cart></main>`,
    },
    '/hostile': {
      html: `${HOSTILE}${embedTag(site)}<pinpu-buy-button product="${OOLONG}"></pinpu-buy-button><pinpu-cart></pinpu-cart>`,
    },
    '/exact': {
      policy: `${STRICT}; integrity-policy blocked-destinations=(script)`,
      html: `<script type="module" src="${exact}?site=${site}" integrity="${integrity[embed]}" crossorigin></script><pinpu-cart></pinpu-cart>`,
    },
    '/altered': {
      html: `<script type="module" src="${exact}" integrity="sha384-${'A'.repeat(64)}" crossorigin></script><pinpu-cart>購物車</pinpu-cart>`,
    },
    '/twice': {
      html: `${embedTag(site)}<script type="module" src="${exact}?site=${site}"></script><pinpu-cart></pinpu-cart>`,
    },
    '/unknown': { html: `${embedTag('pk_0000000000000000')}<pinpu-cart></pinpu-cart>` },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

const cartOf = (page: Page) => page.locator('pinpu-cart');

test('a purchase begins on a blog with the strictest policy, and the blog learns how it ended [M5]', async ({
  page,
}) => {
  test.slow();
  const violations = await collectViolations(page);
  const { events, errors } = await collectEvents(page);
  await page.goto(`${host.origin}/tea`);
  await page.locator('pinpu-product').getByRole('button', { name: '加入購物車' }).click();
  await page.locator('pinpu-buy-button').getByRole('button', { name: '增加一件' }).click();
  await page.locator('pinpu-buy-button').getByRole('button', { name: '我要買' }).click();
  const cart = cartOf(page);
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await cart.getByRole('listitem').first().getByRole('button', { name: '增加一件' }).click();
  await cart.getByLabel('優惠券').fill('ＮＯＮＥ');
  await cart.getByRole('button', { name: '套用' }).click();
  await expect(cart.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await expect(cart.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  const total = (await cart.locator('dd').last().textContent()) ?? '';
  await cart.getByRole('button', { name: /^前往.+結帳$/ }).click();

  await page.waitForURL(`${shop.url}/cart`);
  await expect(page.getByRole('link', { name: '回到茶語部落格' })).toBeVisible();
  await expect(page.getByRole('main').getByText(total, { exact: true }).first()).toBeVisible();
  await fillIn(page);
  await goToPayment(page);
  await payByCard(page);
  await page.getByRole('dialog').getByRole('button', { name: '關閉' }).first().click();
  await page.getByRole('link', { name: '回到茶語部落格' }).click();

  await page.waitForURL(`${host.origin}/tea`);
  await expect
    .poll(() => events.filter(({ type }) => type === 'pinpu:outcome'))
    .toEqual([
      { type: 'pinpu:outcome', detail: { state: 'paid', ord_code: expect.stringMatching(/^PP/) } },
    ]);
  await expect(cart.getByText('購物車是空的。')).toBeVisible();
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['pinpu:add', 'pinpu:change', 'pinpu:checkout']),
  );
  expect([violations, errors]).toEqual([[], []]);
});

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

test('one version is one file that a tag can check, and an altered one does not run [M5]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
  await page.goto(`${host.origin}/exact`);
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  expect(scripts).toHaveLength(1);
  await page.goto(`${host.origin}/altered`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => customElements.get('pinpu-cart') === undefined)).toBe(true);
});

test('a script that is there twice defines the elements once [M5]', async ({ page }) => {
  const { errors } = await collectEvents(page);
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('is defined already'),
  );
  await page.goto(`${host.origin}/twice`);
  await warning;
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a shop that fails leaves a sentence in the cart’s place and the page as it was, and can be tried again [M5, X5]', async ({
  page,
}) => {
  const { events, errors } = await collectEvents(page);
  let answer: 'nonsense' | 'nothing' | 'real' = 'nonsense';
  await page.route('**/api/embed/**', (route) => {
    if (answer === 'nothing') return route.abort();
    return answer === 'real' ? route.continue() : route.fulfill({ body: '<h1>502</h1>' });
  });
  await page.goto(`${host.origin}/tea`);
  await expect(page.getByRole('heading', { name: '茶' })).toBeVisible();
  const cart = cartOf(page);
  await expect(cart.getByText('目前無法連線到商店，請稍後再試。')).toBeVisible();
  answer = 'nothing';
  await cart.getByRole('button', { name: '再試一次' }).click();
  await expect(cart.getByText('目前無法連線到商店，請稍後再試。')).toBeVisible();
  answer = 'real';
  await cart.getByRole('button', { name: '再試一次' }).click();
  await expect(cart.getByText('購物車是空的。')).toBeVisible();
  expect(events.filter(({ type }) => type === 'pinpu:error').length).toBeGreaterThan(1);
  expect(errors).toEqual([]);
  await page.goto(`${host.origin}/unknown`);
  await expect(cart.getByText('不存在或已停用')).toBeVisible();
});

test('a cart that is moved, removed and put back keeps what it shows; many leave nothing behind [M5]', async ({
  page,
}) => {
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
});

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
      ([tag, wanted]) => {
        const element = customElements.get(tag) as typeof HTMLElement & {
          observedAttributes: string[];
        };
        return {
          attributes: element.observedAttributes,
          missing: wanted.filter((name) => !(name in element.prototype)),
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

test('a page drives the cart by properties, methods and events, and can keep a press for itself [M5]', async ({
  page,
}) => {
  const { events } = await collectEvents(page);
  await page.goto(`${host.origin}/exact`);
  await expect(cartOf(page).getByText('購物車是空的。')).toBeVisible();
  const state = await page.evaluate(async (product) => {
    type Cart = HTMLElement & {
      add(id: string, qty: number): Promise<void>;
      count: number;
      theme: string;
      checkout(): Promise<void>;
    };
    const cart = document.querySelector('pinpu-cart') as Cart;
    cart.theme = 'dark';
    document.addEventListener('pinpu:add', (event) => event.preventDefault(), { once: true });
    await cart.add(product, 2);
    const cancelled = cart.count;
    await cart.add(product, 2);
    document.addEventListener('pinpu:checkout', (event) => event.preventDefault(), { once: true });
    await cart.checkout();
    return {
      cancelled,
      count: cart.count,
      theme: cart.getAttribute('theme'),
      missing: await cart.add('P9999', 1).catch((error) => error.code),
    };
  }, OOLONG);
  expect(state).toEqual({ cancelled: 0, count: 2, theme: 'dark', missing: 'PRODUCT_NOT_FOUND' });
  expect(page.url()).toBe(`${host.origin}/exact`);
  expect(events.find(({ type }) => type === 'pinpu:checkout')?.detail.url).toMatch(
    /\/embed\/checkout\/[\w-]{32}$/,
  );
  const ground = await cartOf(page)
    .getByRole('region')
    .evaluate((one) => getComputedStyle(one.parentElement ?? one).backgroundColor);
  expect(ground).toBe('rgb(38, 34, 30)');
});
