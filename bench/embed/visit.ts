import type { Browser } from '@playwright/test';
import { throttle } from '../../e2e/support/slow-network.ts';

const openPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

/** The cart's cost for a host page; times in milliseconds since the page was requested. */
export interface EmbedVisit {
  /** When the reserved room is painted, and when the cart is. */
  placeholder: number;
  cart: number;
  /** Encoded bytes of scripts, and the number of script requests. */
  scriptBytes: number;
  scripts: number;
  /** Blocking time of tasks above 50 ms, and layout shift. */
  blocked: number;
  shifted: number;
}

interface Seen {
  placeholder: number;
  cart: number;
  blocked: number;
  shifted: number;
}

declare global {
  var embedSeen: Seen;
}

/** Runs in the page before anything else; the cart is in the last element with this tag. */
function observe(tag: string) {
  const seen: Seen = { placeholder: 0, cart: 0, blocked: 0, shifted: 0 };
  globalThis.embedSeen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifted += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (seen.placeholder === 0 && document.adoptedStyleSheets.length > 0)
      seen.placeholder = performance.now();
    const root = [...document.querySelectorAll(tag)].at(-1)?.shadowRoot;
    if (root?.querySelector('section h2')) seen.cart = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Slow phone: 390×844, CPU 4× slower, 150 ms, 1.6 Mbit/s. Counts only the shop's scripts. */
export async function visitHost(
  browser: Browser,
  { url, shop, tag }: { url: string; shop: string; tag: string },
): Promise<EmbedVisit> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' && response.url.startsWith(shop)) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.addInitScript(observe, tag);
  await page.goto(url);
  await page.locator(tag).last().getByText('購物車是空的。').waitFor();
  const seen = await page.evaluate(() => globalThis.embedSeen);
  await context.close();
  const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { ...seen, scriptBytes, scripts: scripts.size };
}
