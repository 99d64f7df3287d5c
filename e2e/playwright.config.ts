import { defineConfig } from '@playwright/test';
import { phone } from './support/phone.ts';

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
    ...phone,
    // Recording a trace costs a quarter of the time of a run; `E2E_TRACE=on` keeps one of each failure.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
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
