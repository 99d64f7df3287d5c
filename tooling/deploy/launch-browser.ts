import type { Browser } from 'playwright-core';
import { installedBrowser } from '../operations/browser.ts';
import { DeployError } from './deploy-error.ts';

const reasonOf = (error: unknown) => String(error instanceof Error ? error.message : error);

/**
 * Starts the Chromium of `CHROMIUM_PATH`, an installed one, or Playwright's own. @throws DeployError that says how to
 * install one, or to deploy without
 */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const executablePath = process.env.CHROMIUM_PATH || installedBrowser();
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
