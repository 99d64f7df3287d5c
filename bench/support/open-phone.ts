import type { Browser } from '@playwright/test';

/** A separate browser context on a phone of 390×844. */
export const openPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
