import type { Browser, CDPSession, Page } from '@playwright/test';
import { throttle } from '../../e2e/support/slow-network.ts';
import { openPhone } from '../support/open-phone.ts';
import { installStopwatch, readStopwatch } from './stopwatch.ts';

const TOUCH_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A browser with Save-Data gets no prefetches. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** A finger touches the link for 300 ms; the click follows when it is lifted. */
async function tap(session: CDPSession, at: { x: number; y: number }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pause(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** From the list, idle, to a product not seen before: the duration of the press. */
export async function pressProduct(browser: Browser, url: string, prefetched: boolean) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await installStopwatch(page);
  if (!prefetched) await saveData(page);
  await page.goto(`${url}/products`);
  const tile = page.locator('main a[href^="/product/"]').nth(1);
  await tile.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await throttle(session);
  const box = await tile.boundingBox();
  if (box === null) throw new Error('the tile has no place on the screen');
  await tap(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const seen = await readStopwatch(page);
  await context.close();
  return seen;
}
