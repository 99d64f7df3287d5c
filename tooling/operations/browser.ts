import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without windows and toolbar: the same engine, but creating a context takes only a fifth of the time. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const isThere = (file: string | undefined): file is string =>
  file !== undefined && existsSync(file);

/** A headless shell, or any other Chromium of this machine. */
export const installedBrowser = () => [...HEADLESS_SHELLS, ...BROWSERS].find(isThere);

const named = () => [process.env.CHROMIUM_PATH].find(isThere);
const fromDebian = (browser: string, files: string[]) =>
  installFromDebian([browser, 'fonts-noto-cjk']) ? files.find(isThere) : undefined;

/** Installs Playwright's own browser; its path is ''. */
function fromPlaywright() {
  console.log('  no browser found: installing Playwright’s own Chromium');
  const { status } = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return status === 0 ? '' : undefined;
}

function printed(browser: string | undefined): string {
  if (browser === undefined)
    throw new Error(
      'No Chromium could be found or installed: install one, or name it in CHROMIUM_PATH.',
    );
  if (browser !== '') console.log(`  browser: ${browser}`);
  return browser;
}

/**
 * The path of a Chromium for measurements: `CHROMIUM_PATH`, an installed one, Debian's, or '' for Playwright's own.
 * Prints what it does. @throws Error if none is available
 */
export const findBrowser = (): string =>
  named() ??
  printed(BROWSERS.find(isThere) ?? fromDebian('chromium', BROWSERS) ?? fromPlaywright());

/**
 * The path of a Chromium for the journeys: `CHROMIUM_PATH`, a headless shell, or any other. If there is none, installs
 * Debian's headless shell, or continues as `findBrowser` does. Prints what it does. @throws Error if none is available
 */
export function findHeadlessBrowser(): string {
  const chosen = named();
  if (chosen !== undefined) return chosen;
  const shell = HEADLESS_SHELLS.find(isThere);
  if (shell !== undefined) return printed(shell);
  if (BROWSERS.some(isThere)) {
    console.log('  with Debian’s chromium-headless-shell installed, the journeys take less time');
    return findBrowser();
  }
  const installed = fromDebian('chromium-headless-shell', HEADLESS_SHELLS);
  return installed === undefined ? findBrowser() : printed(installed);
}
