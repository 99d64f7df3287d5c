import type { Browser } from '@playwright/test';
import { throttle } from '../../e2e/support/slow-network.ts';
import { openPhone } from '../support/open-phone.ts';

/** Cost of the cart for a host page; milliseconds since the page was requested. */
export interface EmbedVisit {
  /** The cart's place is drawn, and the cart itself. */
  placeholder: number;
  cart: number;
  /** Encoded bytes of script, and its requests. */
  scriptBytes: number;
  scripts: number;
  /** How long tasks beyond 50 ms blocked the page, and how much of it moved. */
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

/** Runs in the page, before anything of it; the cart is in the last element of this name. */
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

/** One cold visit on a slow phone: 390×844, CPU 4×, 150 ms, 1.6 Mbit/s. Only scripts of the shop are counted. */
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
