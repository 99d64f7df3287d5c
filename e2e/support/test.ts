import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { findFirefox } from '../../tooling/run/firefox.ts';
import type { FirefoxPage } from './firefox.ts';
import { navigatePatiently } from './patient-navigation.ts';
import { HYDRATION } from './rendered-page.ts';

/** React's number for what threw while it took over the HTML. */
const THROWN = 'React error #520';

interface OfWorker {
  /** Undefined where none is installed. */
  firefox: Browser | undefined;
}

interface OfTest {
  /** A page of Firefox with a context of its own; a test that takes it is skipped where there is no Firefox. */
  firefoxPage: FirefoxPage;
}

/**
 * `test` of the journeys. Those of a worker share a browser context, which Playwright empties in between, and a renderer
 * process, in which the shop's scripts are compiled already: it lives as long as the first page, which stays blank. Each
 * journey has a page of its own. It saves a seventh of the processor time. Browsers that a journey has opened besides, and
 * not closed, are closed after it: their pages would go on working beside the next ones. Those in Firefox share one,
 * which the first of a worker starts. A journey fails where a page differs from its HTML.
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
      // The other journeys do without its driver.
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
      // Exceptions only in the browser are its own faults, such as those of parts broken on purpose.
      if (text.includes(HYDRATION) && !text.includes(THROWN)) warnings.push(text);
    };
    context.on('console', warn);
    await use(page);
    context.off('console', warn);
    expect(warnings, 'what the browser rendered otherwise than the server').toEqual([]);
    // Requests of a page that is being closed get no answer, which is no error.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(
      others.filter((other) => other.pages().length > 0).map((other) => other.close()),
    );
  },
});
