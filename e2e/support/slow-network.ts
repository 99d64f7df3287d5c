import type { CDPSession, Page } from '@playwright/test';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** A slow phone is this many times slower than this machine. */
export const SLOW_PHONE = { rate: 4 };

/** A slow phone on slow 4G. */
export async function throttle(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
}

/** Throttles this page. */
export const slowDown = async (page: Page) => throttle(await page.context().newCDPSession(page));
