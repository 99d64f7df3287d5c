import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { BUY_BUTTON, framePages, TOWEL, workerPages } from '../support/embed/embed-hosts.ts';
import { expectEveryState, type StatesPage, statesPages } from '../support/embed/embed-states.ts';
import { collectEvents, embedTag, foreignHost } from '../support/embed/foreign-host.ts';
import { LONG, longIf } from '../support/forms.ts';
import { shop } from '../support/shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: shop.url });

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) => ({
    ...workerPages(site),
    ...framePages(site),
    ...statesPages(site),
    '/window': {
      html: `${embedTag(site)}${BUY_BUTTON}<pinpu-cart checkout-target="_blank"></pinpu-cart>`,
    },
    '/bare': { html: `${embedTag(site)}<main></main>` },
  }));
});
test.afterAll(() => host.close());

const checkoutOf = (place: Pick<Page, 'locator'>) =>
  place.locator('pinpu-cart').getByRole('button', { name: /^前往.+結帳$/ });

const statesPageOf = (page: Page): StatesPage => ({
  goto: (url) => page.goto(url),
  lose: (part) =>
    part === undefined ? page.unrouteAll() : page.route(`**${part}**`, (route) => route.abort()),
  press: (element, inside) => page.locator(`${element} ${inside}`).click(),
  fill: (element, inside, text) => page.locator(`${element} ${inside}`).fill(text),
  evaluate: (work, argument) => page.evaluate(work, argument),
  expectAccessible: (place) => expectAccessible(page, place),
});

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
    `a page with a ${worker} service worker has the elements like any other [M5]`,
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

test(
  'a frame that may navigate its window opens the checkout there, which links back to the page around the frame [M5]',
  LONG,
  async ({ page }) => {
    await page.goto(`${host.origin}/open-frame`);
    const inside = page.frameLocator('iframe');
    await addOne(inside);
    await checkoutOf(inside).click();
    await page.waitForURL(`${shop.url}/cart`);
    await expect(page.getByRole('link', { name: '回到茶語部落格' })).toHaveAttribute(
      'href',
      `${host.origin}/open-frame`,
    );
  },
);

test(
  'a checkout in a window of its own leaves the page where it is, and a cancelled one leaves no window open [M5]',
  LONG,
  async ({ page }) => {
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
  },
);

test(
  'elements work when created by code, configured early, cloned, parsed from HTML, or moved to another document [M5]',
  LONG,
  async ({ page }) => {
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
    }, TOWEL);
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
  },
);

test('elements in every state stay inside 280 px, and have no accessibility violations, light and dark [M5]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 280, height: 800 });
  await expectEveryState(statesPageOf(page), host.origin);
});
