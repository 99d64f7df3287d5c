import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page, Route } from '@playwright/test';
import { distDir } from '../../tooling/build/workspaces.ts';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** A slow phone is this many times slower than this machine. */
export const SLOW_PHONE = { rate: 4 };

export async function throttle(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
}

export const slowDown = async (page: Page) => throttle(await page.context().newCDPSession(page));

const LATE_MS = 2000;
const shell = path.join(distDir, 'built/shell');

/** Whether a script is the sanitiser, the only one that most pages load after their data. */
const isSanitiser = (name: string) =>
  name.endsWith('.js') && readFileSync(path.join(shell, name), 'utf8').includes('DOMPurify');

/** Two seconds for the API, two more for the sanitiser; the device is four times slower. */
export async function answerSlowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
  const after = (ms: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  };
  await page.route(/\/api\//, after(LATE_MS));
  const sanitiser = readdirSync(shell).filter(isSanitiser);
  if (sanitiser.length === 0) throw new Error('No file of the shell has the sanitiser.');
  for (const name of sanitiser) await page.route(`**/${name}`, after(2 * LATE_MS));
}
