import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { collectEvents, embedTag, foreignHost, STRICT } from '../support/foreign-host.ts';
import { longIf } from '../support/forms.ts';
import { memoryOf } from '../support/page-memory.ts';
import { shop } from '../support/shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: shop.url });

const PRODUCT = 'P1003';
const SOLD_OUT = 'P0107';
const BUTTON = `<pinpu-buy-button product="${PRODUCT}"></pinpu-buy-button>`;
const CART = '<pinpu-cart></pinpu-cart>';

/** Answers everything of its own origin from a cache, and passes the rest on. */
const CACHING = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const answer = async (request) => {
  const cache = await caches.open('all');
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  await cache.put(request, fresh.clone());
  return fresh;
};
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});`;
/** Fetches everything itself. */
const FETCHING = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`;

const script = (body: string) => ({ file: { body, type: 'text/javascript' } });
const frame = (sandbox: string) =>
  `<iframe sandbox="${sandbox}" src="/framed" title="商店" style="width:100%;height:800px"></iframe>`;

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) => ({
    '/workers/': { html: `${embedTag(site)}${BUTTON}${CART}` },
    '/workers/caching.js': script(CACHING),
    '/workers/fetching.js': script(FETCHING),
    '/framed': { html: `${embedTag(site)}${BUTTON}${CART}` },
    '/closed-frame': { html: frame('allow-scripts') },
    '/open-frame': {
      html: frame(
        'allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation',
      ),
    },
    '/states': {
      policy: STRICT,
      html: `<meta name="viewport" content="width=device-width">${embedTag(site)}<main><h1>布</h1><pinpu-product product="${SOLD_OUT}"></pinpu-product><pinpu-product product="P9999"></pinpu-product>${BUTTON}<pinpu-cart></pinpu-cart></main>`,
    },
    '/window': {
      html: `${embedTag(site)}${BUTTON}<pinpu-cart checkout-target="_blank"></pinpu-cart>`,
    },
    '/bare': { html: `${embedTag(site)}<main></main>` },
    '/fallback': {
      html: `${embedTag(site)}<pinpu-cart><a href="${shop.url}">到商店購買</a></pinpu-cart>`,
    },
  }));
});
test.afterAll(() => host.close());

const checkoutOf = (place: Pick<Page, 'locator'>) =>
  place.locator('pinpu-cart').getByRole('button', { name: /^前往.+結帳$/ });

async function addOne(place: Pick<Page, 'locator'>) {
  await place.locator('pinpu-buy-button').getByRole('button', { name: '加入購物車' }).click();
  await expect(place.locator('pinpu-cart').getByRole('listitem')).toHaveCount(1);
  await expect(place.locator('pinpu-cart').getByRole('region')).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

for (const worker of ['caching', 'fetching'])
  test(
    `a page with a ${worker} service worker has the elements as any other [M5]`,
    longIf(worker === 'fetching'),
    async ({ page }) => {
      const { errors } = await collectEvents(page);
      await page.goto(`${host.origin}/workers/`);
      await page.evaluate(async (file) => {
        await navigator.serviceWorker.register(file);
        await navigator.serviceWorker.ready;
      }, `${worker}.js`);
      for (const _visit of ['fetched', 'stored']) {
        await page.reload();
        await expect(checkoutOf(page).or(page.getByText('購物車是空的。'))).toBeVisible();
      }
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
        'activated',
      );
      await addOne(page);
      await checkoutOf(page).click();
      await page.waitForURL(`${shop.url}/cart`);
      expect(errors).toEqual([]);
    },
  );

test('in a sandboxed frame without storage the cart lasts as long as the page, and says why it can’t leave for the checkout [M5]', async ({
  page,
}) => {
  const { events, errors } = await collectEvents(page);
  await page.goto(`${host.origin}/closed-frame`);
  const inside = page.frameLocator('iframe');
  await addOne(inside);
  const cart = inside.locator('pinpu-cart');
  await cart.getByLabel('優惠券').fill('NONE');
  await cart.getByLabel('優惠券').press('Enter');
  await expect(cart.getByText('找不到這張優惠券')).toBeVisible();
  await checkoutOf(inside).click();
  await expect(cart.getByText('這個頁面不允許開啟結帳頁面')).toBeVisible();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  expect(page.url()).toBe(`${host.origin}/closed-frame`);
  expect(events.at(-1)).toMatchObject({
    type: 'pinpu:error',
    detail: { code: 'CHECKOUT_BLOCKED' },
  });
  expect(errors).toEqual([]);
});

test('from a frame that may do so, the whole window goes to the checkout, which leads back to the page around it [M5]', async ({
  page,
}) => {
  await page.goto(`${host.origin}/open-frame`);
  const inside = page.frameLocator('iframe');
  await addOne(inside);
  await checkoutOf(inside).click();
  await page.waitForURL(`${shop.url}/cart`);
  await expect(page.getByRole('link', { name: '回到茶語部落格' })).toHaveAttribute(
    'href',
    `${host.origin}/open-frame`,
  );
});

test('a checkout in a window of its own leaves the page where it is, and one that is kept back opens none [M5]', async ({
  page,
}) => {
  await page.goto(`${host.origin}/window`);
  await addOne(page);
  const opened = page.waitForEvent('popup');
  await checkoutOf(page).click();
  const other = await opened;
  await other.waitForURL(`${shop.url}/cart`);
  expect(page.url()).toBe(`${host.origin}/window`);
  await other.close();
  await page.evaluate(() =>
    document.addEventListener('pinpu:checkout', (event) => event.preventDefault()),
  );
  const reserved = page.waitForEvent('popup');
  await checkoutOf(page).click();
  const blank = await reserved;
  if (!blank.isClosed()) await blank.waitForEvent('close');
  expect(page.url()).toBe(`${host.origin}/window`);
});

test('elements work however they come to the page: made by code, set early, cloned, as HTML, moved to another document [M5]', async ({
  page,
}) => {
  const { errors } = await collectEvents(page);
  await page.goto(`${host.origin}/bare`);
  await page.evaluate((product) => {
    const main = document.querySelector('main') as HTMLElement;
    const early = document.createElement('pinpu-product');
    Object.assign(early, { product, promoCode: 'NOBODY', id: 'early' });
    main.append(early);
    main.insertAdjacentHTML(
      'beforeend',
      `<pinpu-buy-button id="html" product="${product}"></pinpu-buy-button>`,
    );
  }, PRODUCT);
  await expect(page.locator('#early').getByRole('article')).toBeVisible();
  await expect(page.locator('#early')).toHaveAttribute('promo-code', 'NOBODY');
  await expect(page.locator('#html').getByRole('article')).toBeVisible();
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const clone = document.querySelector('#html')?.cloneNode(true) as HTMLElement;
    clone.id = 'clone';
    main.append(clone);
    const frame = main.appendChild(document.createElement('iframe'));
    const early = document.querySelector('#early') as HTMLElement;
    const template = document.createElement('template');
    template.content.append(early);
    frame.contentDocument?.body.append(early);
  });
  await expect(page.locator('#clone').getByRole('article')).toBeVisible();
  const moved = page.frameLocator('iframe').locator('#early');
  await moved.getByRole('button', { name: '加入購物車' }).click();
  await expect(moved.getByText('已加入購物車。')).toBeVisible();
  await expect(moved.getByRole('button', { name: '加入購物車' })).toHaveCSS('min-height', '44px');
  expect(errors).toEqual([]);
});

test('elements in every state have no accessibility violations, light and dark, at 280 px [M5]', async ({
  page,
}) => {
  await page.goto(`${host.origin}/states`);
  await expect(page.getByText('已售完')).toBeVisible();
  await expect(page.getByText('這項商品目前沒有販售。')).toBeVisible();
  await expect(page.getByText('購物車是空的。')).toBeVisible();
  await page.setViewportSize({ width: 280, height: 800 });
  const both = async () => {
    for (const colour of ['light', 'dark']) {
      await page.evaluate((scheme) => {
        for (const element of document.querySelectorAll(
          'pinpu-cart,pinpu-product,pinpu-buy-button',
        ))
          element.setAttribute('theme', scheme);
      }, colour);
      await expectAccessible(page, 'main');
    }
  };
  await both();
  await addOne(page);
  await page.route('**/api/embed/**', (route) => route.abort());
  await page.locator('pinpu-cart').getByRole('button', { name: '增加一件' }).click();
  await expect(page.locator('pinpu-cart').getByRole('alert')).toBeVisible();
  await page
    .locator('pinpu-product')
    .first()
    .evaluate((card) => card.setAttribute('product', 'P1004'));
  await expect(page.locator('pinpu-product').getByRole('alert')).toBeVisible();
  await both();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
});

test('where the script itself does not arrive, the elements say so under the page’s own words, and a press brings them [M5, X5]', async ({
  page,
}) => {
  const { events, errors } = await collectEvents(page);
  let isUp = false;
  await page.route('**/remotes/mf-cart/**', (route) => (isUp ? route.continue() : route.abort()));
  await page.goto(`${host.origin}/fallback`);
  const cart = page.locator('pinpu-cart');
  await expect(cart.getByRole('alert')).toHaveText('目前無法連線到商店，請稍後再試。');
  await expect(cart.getByRole('link', { name: '到商店購買' })).toBeVisible();
  await expectAccessible(page, 'pinpu-cart');
  const again = cart.getByRole('button', { name: '再試一次' });
  const retried = page.waitForRequest('**/remotes/mf-cart/**');
  await again.click();
  await retried;
  await expect(cart.getByRole('alert')).toHaveText('目前無法連線到商店，請稍後再試。');
  isUp = true;
  await again.click();
  await expect(cart.getByText('購物車是空的。')).toBeVisible();
  await expect(again).toHaveCount(0);
  expect(events.map(({ type, detail }) => [type, detail.code])).toContainEqual([
    'pinpu:error',
    'UNREACHABLE',
  ]);
  expect(errors).toEqual([]);
});

test('100 mounts and unmounts leave heap, listeners and nodes where they were [M5]', async ({
  page,
}) => {
  await page.goto(`${host.origin}/bare`);
  await page.evaluate(() => {
    // The browser's list of what was loaded grows to 250 entries.
    performance.setResourceTimingBufferSize(0);
    return customElements.whenDefined('pinpu-product').then(() => undefined);
  });
  const mount = (times: number) =>
    page.evaluate(
      async ([product, count]) => {
        const main = document.querySelector('main') as HTMLElement;
        const drawn = async (element: Element, selector: string) => {
          while (!element.shadowRoot?.querySelector(selector))
            await new Promise((resolve) => requestAnimationFrame(resolve));
        };
        for (let done = 0; done < count; done += 1) {
          main.innerHTML = `<pinpu-cart></pinpu-cart><pinpu-product product="${product}"></pinpu-product>`;
          const [cart, card] = main.children as unknown as [HTMLElement, HTMLElement];
          await Promise.all([drawn(cart, 'h2'), drawn(card, 'article')]);
          main.replaceChildren();
        }
        return document.adoptedStyleSheets.length;
      },
      [PRODUCT, times] as const,
    );
  const measure = await memoryOf(page);
  const sheets = await mount(50);
  const before = await measure();
  expect(await mount(100)).toBe(sheets);
  const after = await measure();
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes).toBeLessThan(before.nodes * 1.02);
  expect(after.heap).toBeLessThan(before.heap * 1.05);
});
