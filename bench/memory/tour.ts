import { expect, type Page } from '@playwright/test';
import { REMOTE_SCREENS } from '../../e2e/support/remote-screens.ts';

/** One page of each remote, from home on. */
const TOUR = ['home', 'products', 'product', 'cart', 'vip', 'earnings', 'admin'].map((name) => {
  const screen = REMOTE_SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  return screen;
});

/** Long, since a slowed page needs time, which is not measured here. */
const PATIENCE_MS = 60_000;

/** The number of navigations in `tour`. */
export const TOUR_LENGTH = 2 * (TOUR.length - 1);

/** Follows a link to an address in the shop, as a link on the page would be followed. */
export const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('footer')?.append(link);
    link.click();
    link.remove();
  }, address);

/** Goes from home through a page of each remote without loading a document, and back again step by step. */
export async function tour(page: Page) {
  for (const { address, whole } of TOUR.slice(1)) {
    await follow(page, address);
    await expect(whole(page)).toBeVisible({ timeout: PATIENCE_MS });
  }
  for (const { whole } of TOUR.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(whole(page)).toBeVisible({ timeout: PATIENCE_MS });
  }
}

/** Slows the page down: on a slow processor React discards renderings, whose elements must be released, too. */
export async function slowDown(page: Page, times: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
