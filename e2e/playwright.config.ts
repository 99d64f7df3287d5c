import { defineConfig, devices } from '@playwright/test';
import { shop } from './support/shop.ts';

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** The journeys, against the built shop on a database of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  globalSetup: './support/start-shop.ts',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: shop.url,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // As root Chromium starts only without its sandbox; it visits nothing but this shop.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
