import { setTimeout as pause } from 'node:timers/promises';
import { SLOW_4G, SLOW_PHONE } from '../../../e2e/support/slow-network.ts';
import type { BareBrowser, BarePage } from './browser.ts';

/** `NETWORK=fast`: only the processor is slow, so that the page's work is done in a short time. */
const isNetworkFast = process.env.NETWORK === 'fast';

/** The emulated device, for the headings of tables. */
export const PHONE = `412×823, CPU 4×, ${isNetworkFast ? 'fast network' : '150 ms, 1.6 Mbit/s'}`;

/** Milliseconds: Chromium shows paints up to a second late while a tab waits to be painted in another size. */
const RESIZED_MS = 1500;

/** Gives a page the screen of a phone, and waits until it has it. */
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

/** From now on this page is slow, and also its network, unless `NETWORK=fast`. */
export async function slowDown(page: BarePage) {
  if (!isNetworkFast) await page.Network.emulateNetworkConditions(SLOW_4G);
  await page.Emulation.setCPUThrottlingRate(SLOW_PHONE);
}

/** One page of a new visitor. */
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
