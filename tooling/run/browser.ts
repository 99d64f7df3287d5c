import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isThere = (file: string | undefined): file is string =>
  file !== undefined && existsSync(file);
const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('  no browser found: installing Debian’s chromium and fonts-noto-cjk');
  succeeds('apt-get', ['update', '-qq']);
  succeeds('apt-get', [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-noto-cjk',
  ]);
}

function installPlaywrights() {
  console.log('  no browser found: installing Playwright’s own Chromium');
  return succeeds('playwright', ['install', 'chromium']);
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, Debian's, or '' for Playwright's own.
 * Prints what it does.
 * @throws Error when none is available.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (isThere(named)) return named;
  let found = CANDIDATES.find(isThere);
  if (found === undefined) installFromDebian();
  found ??= CANDIDATES.find(isThere);
  if (found !== undefined) {
    console.log(`  browser: ${found}`);
    return found;
  }
  if (installPlaywrights()) return '';
  throw new Error(
    'No Chromium could be found or installed: install one, or name it in CHROMIUM_PATH.',
  );
}
