import { setTimeout as pause } from 'node:timers/promises';
import { SLOW_4G, SLOW_PHONE } from '../../../e2e/support/slow-network.ts';
import type { BareBrowser, BarePage } from './browser.ts';

/** `NETWORK=fast`: the processor alone is slow, so that what a page has to do comes close together. */
const isNetworkFast = process.env.NETWORK === 'fast';

/** The emulated device, for the headings of tables. */
export const PHONE = `412×823, CPU 4×, ${isNetworkFast ? 'fast network' : '150 ms, 1.6 Mbit/s'}`;

/** Chromium shows what a page paints up to a second later where its tab still waits to be drawn in another size. */
const RESIZED_MS = 1500;

/** Makes a page the screen of a phone, and waits until it is one. */
export async function onPhone(page: BarePage) {
  await page.Page.enable();
  await page.Network.enable();
  await page.Emulation.setDeviceMetricsOverride({
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await page.Emulation.setTouchEmulationEnabled({ enabled: true });
  await pause(RESIZED_MS);
}

/** From now on this page is slow, and so is its network, unless that is to be fast. */
export async function slowDown(page: BarePage) {
  if (!isNetworkFast) await page.Network.emulateNetworkConditions(SLOW_4G);
  await page.Emulation.setCPUThrottlingRate(SLOW_PHONE);
}

/** One page of a visitor who has never been here. */
export async function onNewPhone<T>(
  browser: BareBrowser,
  work: (page: BarePage) => Promise<T>,
): Promise<T> {
  const visitor = await browser.newVisitor();
  try {
    const page = await visitor.openPage();
    await onPhone(page);
    const result = await work(page);
    await visitor.closePage(page);
    return result;
  } finally {
    await visitor.forget();
  }
}
