import type { Browser, BrowserContext } from '@playwright/test';
import { phone } from './phone.ts';

let opened = 0;

/**
 * A new visitor of a shop: an empty browser context, with a network address as a proxy in front of the shop would
 * report it.
 */
export function newVisitor(browser: Browser, url: string): Promise<BrowserContext> {
  opened += 1;
  const network = `10.${Math.floor(opened / 250)}.${opened % 250}.1`;
  return browser.newContext({
    ...phone,
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': network },
  });
}

/** Calls `visit` with each of `visitors` new visitors, a few at a time. */
export async function visitEach(
  browser: Browser,
  { url, visitors, atOnce = 4 }: { url: string; visitors: number; atOnce?: number },
  visit: (visitor: BrowserContext) => Promise<void>,
): Promise<void> {
  let waiting = visitors;
  const next = async () => {
    while (waiting > 0) {
      waiting -= 1;
      const visitor = await newVisitor(browser, url);
      await visit(visitor);
      await visitor.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
