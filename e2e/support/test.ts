import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { findFirefox } from '../../tooling/run/firefox.ts';
import type { FirefoxPage } from './firefox.ts';
import { navigatePatiently } from './patient-navigation.ts';
import { HYDRATION } from './rendered-page.ts';

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
