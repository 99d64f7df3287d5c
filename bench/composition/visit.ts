import type { Browser, CDPSession, Page } from '@playwright/test';
import { throttle } from '../../e2e/support/slow-network.ts';
import { openPhone } from '../support/open-phone.ts';
import { type Span, sequentialHops } from './hops.ts';

/** The cost of one visit of home, until its products are shown. */
export interface Visit {
  /** Encoded bytes of script on the wire. */
  scriptBytes: number;
  /** Longest chain of scripts of which each was requested after the one before had arrived. */
  hops: number;
  requests: number;
  /** Encoded bytes of the page's own HTML, and of everything but pictures that had arrived. */
  documentBytes: number;
  bytes: number;
  /** First and largest contentful paint, and when the first product was shown, in milliseconds. */
  fcp: number;
  lcp: number;
  shown: number;
}

interface Loaded extends Span {
  bytes: number;
  script: boolean;
  document: boolean;
  picture: boolean;
}

function record(session: CDPSession) {
  const loads = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    const is = (one: string) => type === one;
    const kind = { script: is('Script'), document: is('Document'), picture: is('Image') };
    loads.set(requestId, { from: timestamp, to: Infinity, bytes: 0, ...kind });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const load = loads.get(requestId);
    // A preload gets the type it is used as once it has loaded.
    if (load && (type === 'Script' || response.mimeType.includes('javascript'))) load.script = true;
    if (load && response.mimeType.startsWith('image/')) load.picture = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) Object.assign(load, { to: timestamp, bytes: encodedDataLength });
  });
  return () => [...loads.values()];
}

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

const sumOf = (loads: readonly Loaded[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0);

/** One cold visit of home on a slow phone: 390×844, CPU 4×, 150 ms, 1.6 Mbit/s. */
export async function visitHome(browser: Browser, url: string): Promise<Visit> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const loads = record(session);
  await page.goto(url);
  await page.locator('main a[href^="/product/"]').first().waitFor();
  const shown = await page.evaluate(() => performance.now());
  const arrived = loads().filter(({ to }) => Number.isFinite(to));
  const scripts = arrived.filter(({ script }) => script);
  const requests = loads().length;
  await page.waitForLoadState('networkidle');
  const [fcp, lcp] = [await firstPaint(page), await largestPaint(page)];
  await context.close();
  return {
    scriptBytes: sumOf(scripts),
    hops: sequentialHops(scripts),
    requests,
    documentBytes: sumOf(arrived.filter(({ document }) => document)),
    bytes: sumOf(arrived.filter(({ picture }) => !picture)),
    ...{ fcp, lcp, shown },
  };
}
