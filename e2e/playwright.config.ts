import { defineConfig } from '@playwright/test';
import { isShort } from './support/forms.ts';
import { phone } from './support/phone.ts';

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** The journeys run against the built shop, with a new database. */
export default defineConfig({
  testDir: './journeys',
  ...(isShort && { grepInvert: /@long/ }),
  outputDir: './results',
  // Three on two cores: journeys spend a sixth of their time waiting, mostly for slow networks.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A limit for what hangs, not a measurement: on a slow machine with three workers a long journey takes half a minute.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/shops/start-shop.ts',
  use: {
    ...phone,
    // Recording traces makes a run 25 % longer; `E2E_TRACE=on` stores one for each failure.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium can't start as root with its sandbox; it only visits this shop.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The journeys of a worker share a renderer process (`support/test.ts`).
        '--renderer-process-limit=1',
        // Switches off optimisations that only help long-lived pages. Optimising scripts took a tenth of the processor
        // time.
        '--num-raster-threads=1',
        '--disable-gpu',
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
});
