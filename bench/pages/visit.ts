import { setTimeout as pause } from 'node:timers/promises';
import type { BareBrowser, BarePage, Visitor } from './devtools/browser.ts';
import { evaluate, onNewDocument, untilTrue } from './devtools/evaluate.ts';
import { type Load, type LoadKind, recordLoads, untilIdle } from './devtools/loads.ts';
import { observePage, type PageRecord } from './devtools/observe.ts';
import { onPhone, slowDown } from './devtools/phone.ts';
import { blockingTime, cumulativeShift, sequentialHops } from './devtools/times.ts';

/** A pause, since the browser's cleanup of a closed tab would delay the first paint of the next one. */
const AFTERMATH_MS = 1000;

/** Bytes, requests and hops are those over the network until the page is interactive. */
export interface Costs {
  /** First contentful paint, the first paint of more than the loading image, and the largest one, in milliseconds. */
  fcp: number;
  content: number;
  lcp: number;
  /** When presses are handled, and how long tasks block the page between the first paint and then, in milliseconds. */
  interactive: number;
  tbt: number;
  /** Blocking time until the network is idle, in milliseconds. */
  blocked: number;
  cls: number;
  /** Encoded bytes of the page's HTML, of scripts, of pictures, and of everything except pictures. */
  documentBytes: number;
  scriptBytes: number;
  pictureBytes: number;
  bytes: number;
  /** The longest chain of scripts of which each was requested after the previous one had arrived. */
  hops: number;
  requests: number;
}

export interface Visit extends Costs {
  /** Whether the server has rendered the page. */
  isRendered: boolean;
}

/** An address, and a selector of what the browser shows there, for pages that do not say when they are interactive. */
export interface VisitedPage {
  path: string;
  rendered: string;
}

export const HOME: VisitedPage = { path: '/', rendered: 'main a[href^="/product/"]' };
export const LIST: VisitedPage = { path: '/products', rendered: 'main a[href^="/product/"]' };
export const PRODUCT: VisitedPage = { path: '/product/P0101', rendered: 'main.view-product h1' };

const isInteractive = () => window.pageRecord.marked > 0 || window.pageRecord.rendered > 0;

/** The browser may have built more than it has painted, so the paint is awaited. */
const isPainted = () => window.pageRecord.content > 0;

const sumOf = (loads: readonly Load[], ...kinds: LoadKind[]) =>
  loads.reduce((sum, { bytes, kind }) => sum + (kinds.includes(kind) ? bytes : 0), 0);

function costsOf(record: PageRecord, loads: readonly Load[]): Visit {
  const { fcp, content, lcp, marked, rendered, tasks, shifts, isRendered } = record;
  const interactive = marked || rendered;
  // The document is requested when the navigation begins.
  const began = loads.find(({ kind }) => kind === 'document')?.from ?? 0;
  const at = began + interactive / 1000;
  const arrived = loads.filter(({ to }) => to <= at);
  return {
    ...{ fcp, content, lcp, interactive, isRendered },
    tbt: blockingTime(tasks, fcp, interactive),
    blocked: blockingTime(tasks, fcp, Infinity),
    cls: cumulativeShift(shifts),
    documentBytes: sumOf(arrived, 'document'),
    scriptBytes: sumOf(arrived, 'script'),
    pictureBytes: sumOf(arrived, 'picture'),
    bytes: sumOf(arrived, 'document', 'script', 'other'),
    hops: sequentialHops(arrived.filter(({ kind }) => kind === 'script')),
    requests: loads.filter(({ from }) => from <= at).length,
  };
}

/** Opens an address until it is interactive and idle; returns the cost. */
export async function open(
  page: BarePage,
  shop: string,
  { path, rendered }: VisitedPage,
): Promise<Visit> {
  await onNewDocument(page, observePage, rendered);
  const loads = recordLoads(page);
  const isLoaded = page.Page.loadEventFired();
  await page.Page.navigate({ url: shop + path });
  await isLoaded;
  // The page is left alone while it loads.
  await untilIdle(loads);
  await untilTrue(page, `${path} is interactive`, isInteractive);
  await untilTrue(page, `${path} is painted`, isPainted);
  await untilIdle(loads);
  return costsOf(await evaluate(page, () => window.pageRecord), loads.all());
}

async function visit(visitor: Visitor, shop: string, visited: VisitedPage) {
  const page = await visitor.openPage();
  await onPhone(page);
  await slowDown(page);
  const result = await open(page, shop, visited);
  await visitor.closePage(page);
  await pause(AFTERMATH_MS);
  return result;
}

/** A first visit by a new visitor, and a second one by the same visitor in a new tab. */
export async function visitTwice(browser: BareBrowser, shop: string, page: VisitedPage) {
  const visitor = await browser.newVisitor();
  try {
    return {
      cold: await visit(visitor, shop, page),
      repeat: await visit(visitor, shop, page),
    };
  } finally {
    await visitor.forget();
  }
}

export async function visitOnce(browser: BareBrowser, shop: string, page: VisitedPage) {
  const visitor = await browser.newVisitor();
  try {
    return await visit(visitor, shop, page);
  } finally {
    await visitor.forget();
  }
}
