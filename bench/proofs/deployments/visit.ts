import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fullComposition } from '../../../e2e/support/full-composition.ts';
import { compositionIn, deployedScripts, foreignScripts } from './served-composition.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** The small shop has no pictures, so empty ones are sent. */
export async function openShopper(browser: Browser, at: number): Promise<BrowserContext> {
  const headers = { 'x-forwarded-for': `10.0.0.${at + 1}` };
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  await context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  return context;
}

interface Faults {
  requests: string[];
  /** Parts that have failed, and uncaught errors. */
  errors: string[];
}

/** Messages of the shell's error boundaries. */
const BOUNDARIES = ['這個頁面暫時無法顯示', '這個部分暫時無法顯示'];

/** Requests that are aborted because the page is left or closed are not errors. */
function watchPage(page: Page, faults: Faults) {
  let requests = 0;
  let isLeaving = false;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.requests.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isLeaving && reason === 'net::ERR_ABORTED') return;
    faults.requests.push(`${reason} ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.errors.push(message.text());
  });
  return {
    requests: () => requests,
    /** Runs something that leaves the document: a reload, or closing the page. */
    async leaving(work: () => Promise<unknown>) {
      isLeaving = true;
      await work();
      isLeaving = false;
    },
    /** Records the error boundaries that are shown on the page now. */
    async findBoundaries() {
      const text = await page.locator('body').innerText();
      faults.errors.push(...BOUNDARIES.filter((sentence) => text.includes(sentence)));
    },
  };
}

type PageWatch = ReturnType<typeof watchPage>;

export interface Seen extends Faults {
  visits: number;
  requestCount: number;
  documents: number;
  scripts: number;
  /** Scripts of another version than the document's composition names. */
  foreign: string[];
  /** The number of open tabs that were used after a part of them was no longer live. */
  openTabs: number;
}

export const nothingSeen = (): Seen => ({
  visits: 0,
  requestCount: 0,
  documents: 0,
  scripts: 0,
  openTabs: 0,
  requests: [],
  errors: [],
  foreign: [],
});

/** A product with enough stock for every visit. */
const PRODUCT = 'P0003';

const productLink = (page: Page) => page.locator(`main a[href="/product/${PRODUCT}"]`).first();
const cartLink = (page: Page) => page.locator('header a[href="/cart"]').first();

/** Compares every script of the document, including preloaded ones, with the composition. */
async function compareScripts(page: Page, seen: Seen): Promise<void> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const inlined = await page.locator('#pinpu-composition').evaluate((one) => one.outerHTML);
  const full = await fullComposition(compositionIn(inlined), async (url) => {
    const answer = await page.request.get(new URL(url, page.url()).href);
    if (!answer.ok()) seen.requests.push(`${answer.status()} ${url}`);
    return answer.text();
  });
  seen.documents += 1;
  seen.scripts += deployedScripts(urls);
  seen.foreign.push(...foreignScripts(full, urls));
}

const showsProduct = (page: Page) => productLink(page).waitFor();

/** Goes from home to a product, adds it to the cart, and goes to the cart, without leaving the document. */
async function buyOne(page: Page, watch: PageWatch): Promise<void> {
  await productLink(page).click();
  const buying = page.getByRole('region', { name: '購買' });
  await buying.getByRole('button', { name: '加入購物車' }).click();
  await page.getByRole('status').filter({ hasText: '已放入購物車' }).waitFor();
  await watch.findBoundaries();
  await cartLink(page).click();
  await page.waitForURL('**/cart');
  await showsProduct(page);
  await watch.findBoundaries();
}

async function attempt(seen: Seen, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    seen.errors.push(error instanceof Error ? error.message : String(error));
  }
}

async function close(page: Page, watch: PageWatch, seen: Seen) {
  seen.requestCount += watch.requests();
  await watch.leaving(() => page.close());
}

/** One visit: home, product and cart in one document, then the cart again after a reload. */
export async function visit(context: BrowserContext, url: string, seen: Seen): Promise<void> {
  const page = await context.newPage();
  const watch = watchPage(page, seen);
  await attempt(seen, async () => {
    await page.goto(url);
    await showsProduct(page);
    await buyOne(page, watch);
    await compareScripts(page, seen);
    await watch.leaving(() => page.reload());
    await showsProduct(page);
    await watch.findBoundaries();
    await compareScripts(page, seen);
  });
  await close(page, watch, seen);
  seen.visits += 1;
}

export async function openTab(context: BrowserContext, url: string, seen: Seen) {
  const page = await context.newPage();
  const watch = watchPage(page, seen);
  await attempt(seen, async () => {
    await page.goto(url);
    await showsProduct(page);
  });
  return {
    /** Whether a new page would have another composition. */
    async isOutdated() {
      const inlined = await page.locator('#pinpu-composition').evaluate((one) => one.outerHTML);
      const now = await context.request.get(url);
      return compositionIn(inlined).id !== compositionIn(await now.text()).id;
    },
    /** Buys in the tab, which loads its lazy composition, and closes it. */
    async use() {
      await attempt(seen, async () => {
        await buyOne(page, watch);
        await compareScripts(page, seen);
      });
      seen.openTabs += 1;
      await close(page, watch, seen);
    },
  };
}
