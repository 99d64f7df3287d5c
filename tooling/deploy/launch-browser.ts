import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { DeployError } from './deploy-error.ts';

const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const reasonOf = (error: unknown) => String(error instanceof Error ? error.message : error);

/**
 * Starts the Chromium of `CHROMIUM_PATH`, an installed one, or Playwright's own. @throws DeployError that says how to
 * install one, or to deploy without
 */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const named = process.env.CHROMIUM_PATH ?? '';
  const executablePath = named === '' ? BROWSERS.find((file) => existsSync(file)) : named;
  try {
    return await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium can't start as root with its sandbox. It only visits the shop.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  } catch (error) {
    const [why] = reasonOf(error).split('\n');
    throw new DeployError(
      `Nothing was changed: no browser could be started (${why}). Install Chromium (Debian: apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH; to skip this gate, give the reason: --without-browser "…".`,
    );
  }
}
