import { expect, type Page, type Route } from '@playwright/test';

/** A way in which the shop's responses are lost, and the message that the shopper sees. */
export interface Fault {
  name: string;
  words: string;
  fail: (route: Route, page: Page) => Promise<void>;
}

const PROCESSING = '訂單處理中，請稍候，不要關閉這個頁面。';

export const FAULTS: readonly Fault[] = [
  {
    name: 'the connection breaks',
    words: '伺服器連線錯誤',
    fail: (route) => route.abort('connectionreset'),
  },
  {
    name: 'a gateway answers 502 with a page',
    words: '伺服器暫時無回應',
    fail: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  },
  {
    name: 'the response hangs and is aborted',
    words: '伺服器連線錯誤',
    fail: async (route, page) => {
      // Where progress is shown, the response is lost only after that is visible.
      if (/\/cart\/(checkout|pay|pubPay)/.test(route.request().url()))
        await expect(page.getByText(PROCESSING)).toBeVisible();
      await route.abort('timedout');
    },
  },
  {
    name: 'the response has another shape',
    words: '連線發生錯誤',
    fail: (route) => route.fulfill({ json: { success: true, data: { hello: [] }, body: 7 } }),
  },
];

/**
 * From now on, calls below `path` fail in this way, but only after the shop has processed them, which the browser can't
 * know. Returns the lost responses, and a function that ends the fault.
 */
export async function breakCalls(page: Page, path: string, fault: Fault) {
  const calls = `**/api/${path}**`;
  const lost: string[] = [];
  let isOver = false;
  await page.route(calls, async (route) => {
    if (isOver) return route.fallback();
    lost.push(await (await route.fetch()).text());
    await fault.fail(route, page);
  });
  const restore = () => {
    isOver = true;
  };
  return { lost, restore };
}

/** Ways in which a browser blocks storage: all site data is blocked, or its quota is used up. */
export const STORAGE_FAULTS = ['blocked', 'full'] as const;

/** Makes every page's storage throw, as such a browser does. */
export const blockStorage = (page: Page, fault: (typeof STORAGE_FAULTS)[number]) =>
  page.addInitScript((how) => {
    const reject = () => {
      throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (how === 'full') Storage.prototype.setItem = reject;
    else
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: reject });
  }, fault);
