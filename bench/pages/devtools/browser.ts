import { launch } from 'chrome-launcher';
import CDP from 'chrome-remote-interface';
import { findHeadlessBrowser } from '../../../tooling/operations/browser.ts';

/** A page by the plain DevTools protocol; only the domains that a measurement enables are active. */
export type BarePage = CDP.Client;

/** Cookies, storage and HTTP cache of one visitor. */
export interface Visitor {
  openPage(): Promise<BarePage>;
  closePage(page: BarePage): Promise<void>;
  forget(): Promise<void>;
}

/** Chromium without a driver, which would cause additional work in the page. */
export interface BareBrowser {
  /** The port of its DevTools. */
  port: number;
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

async function newVisitor(browser: CDP.Client, port: number): Promise<Visitor> {
  const { browserContextId } = await browser.Target.createBrowserContext();
  const targets = new Map<BarePage, string>();
  return {
    async openPage() {
      const { targetId } = await browser.Target.createTarget({
        url: 'about:blank',
        browserContextId,
      });
      const target = `ws://127.0.0.1:${port}/devtools/page/${targetId}`;
      const page = await CDP({ port, target, local: true });
      targets.set(page, targetId);
      return page;
    },
    async closePage(page) {
      await page.close();
      await browser.Target.closeTarget({ targetId: targets.get(page) ?? '' });
    },
    forget: () => browser.Target.disposeBrowserContext({ browserContextId }),
  };
}

/** Starts a headless Chromium with these `flags`: that of `CHROME_PATH` or `CHROMIUM_PATH`, or Debian's. */
export async function startBrowser(flags: readonly string[] = []): Promise<BareBrowser> {
  const chromePath = process.env.CHROME_PATH || findHeadlessBrowser();
  const chrome = await launch({
    chromeFlags: ['--headless', '--no-sandbox', ...flags],
    ...(chromePath && { chromePath }),
  });
  const { port } = chrome;
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ port, target: webSocketDebuggerUrl, local: true });
  return {
    port,
    newVisitor: () => newVisitor(browser, port),
    async close() {
      await browser.close();
      chrome.kill();
    },
  };
}
