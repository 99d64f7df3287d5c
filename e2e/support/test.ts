import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { findFirefox } from '../../tooling/run/firefox.ts';
import type { FirefoxPage } from './firefox.ts';
import { HYDRATION } from './rendered-page.ts';

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'] as const;

/** Waits until a closed dialog's history entry has been left (`use-back-closes.ts`). */
async function dialogLeft(page: Page) {
  if (page.url() === 'about:blank') return;
  const hasLeft = () => {
    const { dialog } = history.state ?? {};
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    return dialog === undefined || (dialog !== 'leaving' && isOpen);
  };
  // If the page does not answer, there is nothing to wait for.
  await page.waitForFunction(hasLeft, undefined, { timeout: 2000 }).catch(() => undefined);
}

const patient = new WeakSet<object>();

/**
 * From now on, navigations of all pages wait until a closed dialog's history entry has been left. That is asynchronous,
 * and would cancel a navigation that starts meanwhile; no user is fast enough for this.
 */
export function navigatePatiently(page: Page) {
  const pages: Page = Object.getPrototypeOf(page);
  if (patient.has(pages)) return;
  patient.add(pages);
  for (const name of NAVIGATIONS) {
    const navigate = Reflect.get(pages, name);
    Object.defineProperty(pages, name, {
      value: async function (this: Page, ...args: unknown[]) {
        await dialogLeft(this);
        return await Reflect.apply(navigate, this, args);
      },
    });
  }
}

/** React's error number if something has thrown during hydration. */
const THROWN = 'React error #520';

interface OfWorker {
  /** Undefined if no Firefox is installed. */
  firefox: Browser | undefined;
}

interface OfTest {
  /** A page of Firefox in a context of its own; tests that use it are skipped if there is no Firefox. */
  firefoxPage: FirefoxPage;
}

/**
 * `test` for the journeys. To save a seventh of the processor time, the journeys of a worker share a browser context,
 * which Playwright empties in between, and a renderer process, which has the shop's scripts compiled; it lives as long
 * as the first page, which stays blank. Each journey has a page of its own. Browsers that a journey has opened and not
 * closed are closed after it, since their pages would slow down the next journeys. Journeys in Firefox share one, which
 * the first of a worker starts. A journey fails if a page differs from the server's HTML.
 */
export const test = base.extend<OfTest, OfWorker>({
  reuseContext: true,
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) {
        console.log('  journeys in Firefox are skipped: install one, or name it in FIREFOX_PATH');
        return use(undefined);
      }
      // Loaded only here, since the other journeys don't need Firefox's driver.
      const { launchFirefox } = await import('./firefox.ts');
      const browser = await launchFirefox(executablePath);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefoxPage: async ({ firefox }, use, { skip }) => {
    if (firefox === undefined) return skip(true, 'no Firefox');
    const { openPage } = await import('./firefox.ts');
    const { opened, close } = await openPage(firefox);
    await use(opened);
    await close();
  },
  page: async ({ browser, context }, use) => {
    if (context.pages().length === 0) await context.newPage();
    const page = await context.newPage();
    navigatePatiently(page);
    const warnings: string[] = [];
    const warn = (message: ConsoleMessage) => {
      const text = message.text();
      // Hydration that failed because something threw is not a difference in the HTML; parts broken on purpose do that.
      if (text.includes(HYDRATION) && !text.includes(THROWN)) warnings.push(text);
    };
    context.on('console', warn);
    await use(page);
    context.off('console', warn);
    expect(warnings, 'what the browser rendered otherwise than the server').toEqual([]);
    // Requests of a page that is being closed get no answer, which is not an error.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(
      others.filter((other) => other.pages().length > 0).map((other) => other.close()),
    );
  },
});
