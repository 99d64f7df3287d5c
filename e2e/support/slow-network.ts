import type { CDPSession, Page } from '@playwright/test';

/** A slow phone on slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, 4× CPU throttling. */
export async function throttle(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Throttles this page. */
export const slowDown = async (page: Page) => throttle(await page.context().newCDPSession(page));
