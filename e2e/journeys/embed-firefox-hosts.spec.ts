import { expect } from '@playwright/test';
import { framePages, workerPages } from '../support/embed/embed-hosts.ts';
import { expectEveryState, statesPages } from '../support/embed/embed-states.ts';
import { embedTag, exactEmbedTag, foreignHost, STRICT } from '../support/embed/foreign-host.ts';
import { COUNTED, shownPartsPages, showTimes } from '../support/embed/shown-parts.ts';
import { addOne, goToCheckout, shown, statesPageOf, windowErrors } from '../support/firefox.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const NONSENSE = { headers: { 'access-control-allow-origin': '*' }, body: '<h1>502</h1>' };

test.describe.configure({ mode: 'default', timeout: 180_000 });

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  const exactTag = await exactEmbedTag();
  host = await foreignHost((site) => ({
    ...workerPages(site),
    ...framePages(site),
    ...statesPages(site),
    ...shownPartsPages(site, COUNTED),
    '/exact': {
      policy: STRICT,
      needsIntegrity: true,
      html: `${exactTag(site)}<pinpu-cart></pinpu-cart>`,
    },
    '/unchecked': { needsIntegrity: true, html: `${embedTag(site)}<pinpu-cart></pinpu-cart>` },
  }));
});
test.afterAll(() => host.close());

for (const worker of ['caching', 'fetching'])
  test(
    `in Firefox a page with a ${worker} service worker has the elements like any other [M5]`,
    LONG,
    async ({ firefoxPage: { page } }) => {
      const errors = await windowErrors(page);
      await page.goto(`${host.origin}/workers/`);
      await page.evaluate(async (file) => {
        await navigator.serviceWorker.register(file);
        await navigator.serviceWorker.ready;
      }, `${worker}.js`);
      for (const _visit of ['fetched', 'stored']) {
        await page.reload();
        await expect.poll(() => shown(page, 'pinpu-cart >>> .empty')).toEqual(['購物車是空的。']);
      }
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
        'activated',
      );
      await addOne(page);
      await goToCheckout(page);
      await page.waitForFunction((url) => location.href === url, {}, `${shop.url}/cart`);
      expect(errors).toEqual([]);
    },
  );

test(
  'in Firefox a sandboxed frame without storage has a cart as long as the page, which says why it can’t leave for the checkout [M5]',
  LONG,
  async ({ firefoxPage: { page } }) => {
    const errors = await windowErrors(page);
    await page.goto(`${host.origin}/closed-frame`);
    const inside = await page.waitForFrame((frame) => frame.url() === `${host.origin}/framed`);
    await addOne(inside);
    await inside.locator('pinpu-cart >>> [name=coupon_code]').fill('NONE');
    await inside.locator('pinpu-cart >>> form button').click();
    await expect
      .poll(() => shown(inside, 'pinpu-cart >>> .bad'))
      .toEqual([expect.stringContaining('找不到這張優惠券')]);
    await inside.evaluate(() => {
      addEventListener('pinpu:error', (event) => {
        document.title = (event as CustomEvent).detail.code;
      });
    });
    await goToCheckout(inside);
    await expect
      .poll(() => shown(inside, 'pinpu-cart >>> [role=alert] span'))
      .toEqual([expect.stringContaining('這個頁面不允許開啟結帳頁面')]);
    expect(await inside.evaluate(() => document.title)).toBe('CHECKOUT_BLOCKED');
    expect(await shown(inside, 'pinpu-cart >>> li')).toHaveLength(1);
    expect(page.url()).toBe(`${host.origin}/closed-frame`);
    expect(errors).toEqual([]);
  },
);

test(
  'in Firefox a frame that may navigate its window opens the checkout there [M5]',
  LONG,
  async ({ firefoxPage: { page } }) => {
    await page.goto(`${host.origin}/open-frame`);
    const inside = await page.waitForFrame((frame) => frame.url() === `${host.origin}/framed`);
    await addOne(inside);
    await goToCheckout(inside);
    await page.waitForFunction((url) => location.href === url, {}, `${shop.url}/cart`);
    const back = '::-p-xpath(//a[normalize-space()="回到茶語部落格"])';
    await page.waitForSelector(back);
    expect(await page.$eval(back, (link) => (link as HTMLAnchorElement).href)).toBe(
      `${host.origin}/open-frame`,
    );
  },
);

for (const path of ['/elements', '/mount'])
  test(
    `in Firefox 100 mounts and unmounts leave sheets, listeners and elements where they were: ${path} [M5]`,
    LONG,
    async ({ firefoxPage: { page } }) => {
      await page.goto(host.origin + path);
      await page.waitForFunction(() => 'showParts' in globalThis);
      await page.evaluate(showTimes, 2);
      const before = await page.evaluate(() => globalThis.countPage());
      expect(before.sheets).toBeGreaterThan(0);
      expect(before.listeners).toBeGreaterThan(0);
      await page.evaluate(showTimes, 100);
      expect(await page.evaluate(() => globalThis.countPage())).toEqual(before);
    },
  );

test(
  'in Firefox elements in every state stay inside 280 px, and have no accessibility violations, light and dark [M5]',
  LONG,
  async ({ firefoxPage: { page } }) => {
    await page.setViewport({ width: 280, height: 800 });
    await expectEveryState(statesPageOf(page), host.origin);
  },
);

test(
  'in Firefox a shop that answers nonsense, or nothing within the time limit, leaves a message and the page as it was [M5, X5]',
  LONG,
  async ({ firefoxPage: { page } }) => {
    const errors = await windowErrors(page);
    // Lets the test decide when the time limit of calls is over.
    await page.evaluateOnNewDocument(() => {
      AbortSignal.timeout = () => {
        const limit = new AbortController();
        document.addEventListener('limit', () => limit.abort());
        return limit.signal;
      };
    });
    let isNonsense = true;
    let pending = 0;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isCall = request.url().includes('/api/embed/');
      if (!isCall) void request.continue();
      else if (isNonsense) void request.respond(NONSENSE);
      else pending += 1;
    });
    const alerts = () => shown(page, 'pinpu-cart >>> [role=alert] span');
    await page.goto(`${host.origin}/exact`);
    await expect.poll(alerts).toEqual(['目前無法連線到商店，請稍後再試。']);
    isNonsense = false;
    await page.locator('pinpu-cart >>> [role=alert] button').click();
    await expect.poll(() => pending).toBeGreaterThan(0);
    expect(await alerts()).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('limit')));
    await expect.poll(alerts).toEqual(['目前無法連線到商店，請稍後再試。']);
    expect(errors).toEqual([]);
  },
);

test(
  'Firefox runs the fixed version on a page that asks for integrity, and not the evergreen script [M5]',
  LONG,
  async ({ firefoxPage: { page, problems } }) => {
    await page.goto(`${host.origin}/exact`);
    await expect.poll(() => shown(page, 'pinpu-cart >>> .empty')).toEqual(['購物車是空的。']);
    expect(problems).toEqual([]);
    await page.goto(`${host.origin}/unchecked`, { waitUntil: 'networkidle0' });
    expect(await page.evaluate(() => customElements.get('pinpu-cart') === undefined)).toBe(true);
  },
);
