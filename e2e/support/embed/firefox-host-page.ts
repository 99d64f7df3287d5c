import { expect } from '@playwright/test';
import type { ElementHandle } from 'puppeteer-core';
import { type FirefoxPage, isIcon } from '../firefox.ts';
import {
  type ElementQuery,
  type HostPage,
  isShopScript,
  type Observed,
  observe,
} from './host-page.ts';

const roleSelector = ({ role, name }: ElementQuery) =>
  `::-p-aria([role="${role}"]${name === undefined ? '' : `[name="${name}"]`})`;

/** Wraps a page of Firefox as the page of a host. */
export async function firefoxHostPage({ page, problems }: FirefoxPage): Promise<HostPage> {
  const seen: Observed = { events: [], problems, scripts: [] };
  page.on('response', (response) => {
    if (!isShopScript(response.url())) return;
    const bytes = Number(response.headers()['content-length']);
    seen.scripts.push(Promise.resolve({ url: response.url(), bytes }));
  });
  await page.exposeFunction('recordEvent', (type: string) => seen.events.push(type));
  await page.exposeFunction('recordProblem', (text: string) => isIcon(text) || problems.push(text));
  await page.evaluateOnNewDocument(observe);

  async function findAll({ host, at = 0, ...what }: ElementQuery): Promise<ElementHandle[]> {
    if (host === undefined) return page.$$(roleSelector(what));
    const shadow = await (await page.$$(host))[at]?.evaluateHandle((one) => one.shadowRoot);
    return (await shadow?.asElement()?.$$(roleSelector(what))) ?? [];
  }
  /** Finds the one element with this role and name, once there is one. */
  async function find(what: ElementQuery) {
    let found: ElementHandle[] = [];
    await expect
      .poll(async () => {
        found = await findAll(what);
        return found.length;
      }, JSON.stringify(what))
      .toBe(1);
    return (found[0] as ElementHandle).asLocator();
  }
  return {
    ...seen,
    goto: (url) => page.goto(url),
    press: async (what) =>
      (await find(what)).filter((one) => one.getAttribute('aria-disabled') !== 'true').click(),
    fill: async (what, text) => (await find(what)).fill(text),
    count: async (what) => (await findAll(what)).length,
    value: async (what) => {
      const [first] = await findAll(what);
      return first?.evaluate((one) => (one as HTMLInputElement).value) ?? '';
    },
    evaluate: (work, argument) => page.evaluate(work as never, argument) as never,
  };
}
