import { defineConfig } from '@playwright/test';
import { isShort } from './support/forms.ts';
import { phone } from './support/phone.ts';

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** The journeys run against the built shop on a database of its own. */
export default defineConfig({
  testDir: './journeys',
  ...(isShort && { grepInvert: /@long/ }),
  outputDir: './results',
  // On two cores: journeys wait a sixth of their time, for slow networks above all.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  globalSetup: './support/start-shop.ts',
  use: {
    ...phone,
    // Recording traces adds a quarter to the duration of a run; `E2E_TRACE=on` stores one per failure.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // As root Chromium starts only without its sandbox; it visits only this shop.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The journeys of a worker share a renderer (`support/test.ts`).
        '--renderer-process-limit=1',
        // Optimisations that pay off only for long-lived pages. Optimising scripts took a tenth of the processor time.
        '--num-raster-threads=1',
        '--disable-gpu',
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
});
