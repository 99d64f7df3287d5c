import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The first characters of elements that were in the server's HTML and are gone. */
    replaced: string[];
  }
}

/** The shell's message if a page differs from the HTML rendered by the server. */
export const HYDRATION = 'shell/hydration';

/**
 * Records which elements of the server's HTML are removed before the page is left, and how the page differs from it.
 */
export async function watchHydration(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(HYDRATION)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    window.replaced = [];
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (root === null) return;
      const served = new Set(root.querySelectorAll('*'));
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof Element && served.has(node))
            window.replaced.push(node.outerHTML.slice(0, 120));
      }).observe(root, { childList: true, subtree: true });
    });
  });
  return faults;
}

/** Waits until a page is interactive and shows what depends on this browser. */
export const interactive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.interactive !== undefined);

/** Whether the server has rendered the page's first screen. */
export const isRendered = (page: Page) =>
  page.evaluate(() => document.getElementById('pinpu-rendered') !== null);

/** Holds back these requests until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The same with the shell's script. */
export const holdScript = (page: Page) => holdBack(page, /\/main\.[0-9a-f]+\.js/);

/**
 * The address of a page that the server leaves to the browser to render, since it contains a value that could be a
 * token.
 */
export const renderedByBrowser = (path: string) => `${path}?note=${'x'.repeat(41)}`;

/**
 * The removed elements of the server's HTML, without expected ones: skeletons replaced by a list's other tiles, hidden
 * reserved room that is not needed, and list prices that were hidden from shoppers with a code.
 */
export const replaced = (page: Page) =>
  page.evaluate(() =>
    window.replaced.filter(
      (html) =>
        !/^<li aria-hidden|aria-label="載入中"|data-room|data-list-price|怎麼享有/.test(html),
    ),
  );
/** Layout shifts; those that CLS rounds to 0 (two digits) are left out. */
export const shifts = (page: Page) =>
  page.evaluate(() =>
    window.shifts.filter(({ value }) => value >= 0.001).map(({ value, what }) => [value, what]),
  );

/** The number of styled-components' style sheets: a second copy of the library would have written its own. */
export const styleSheets = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('style[data-styled]').length);
