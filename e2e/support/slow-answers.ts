import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { distDir } from '../../tooling/build/workspaces.ts';
import { SLOW_PHONE } from './slow-network.ts';

const LATE_MS = 2000;
const shell = path.join(distDir, 'built/shell');

/** The file with the sanitiser: most pages have no other part that comes after their data. */
const isSanitiser = (name: string) =>
  name.endsWith('.js') && readFileSync(path.join(shell, name), 'utf8').includes('DOMPurify');

/** Answers every call of the API two seconds late, the sanitiser as long after that, to a device four times as slow. */
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
