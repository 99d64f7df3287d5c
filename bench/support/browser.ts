import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/operations/browser.ts';

/** Starts Chromium without the features that use the network by themselves. */
export const launch = (...args: string[]) =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH || findBrowser() || undefined,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
