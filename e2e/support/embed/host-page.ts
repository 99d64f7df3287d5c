import type { Page } from '@playwright/test';
import { findFirefox } from '../../../tooling/run/firefox.ts';
import { shop } from '../shop.ts';

/** The browser in which the short form shows a host whose other form is tested in Chromium. */
export const OTHER_BROWSER = findFirefox() === undefined ? 'Chromium' : 'Firefox';

/** An element by role and accessible name, inside the shadow root of a `host`; the first one unless `at` is given. */
export interface ElementQuery {
  role: 'article' | 'button' | 'checkbox' | 'heading' | 'listitem' | 'region' | 'textbox';
  name?: string;
  host?: string;
  at?: number;
}

export interface Observed {
  /** Types of the cart's events. */
  events: string[];
  /** Errors of its window and console, and violations of its content security policy. */
  problems: string[];
  /** Scripts that it has loaded from the shop, with their bytes as transferred. */
  scripts: Promise<{ url: string; bytes: number }>[];
}

export interface HostPage extends Observed {
  goto(url: string): Promise<unknown>;
  /** Presses the one element with this name once it is enabled. */
  press(what: ElementQuery): Promise<unknown>;
  fill(what: ElementQuery, text: string): Promise<unknown>;
  count(what: ElementQuery): Promise<number>;
  /** The value of the first one. */
  value(what: ElementQuery): Promise<string>;
  /** Runs `work` in the page. */
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
}

export const isShopScript = (url: string) =>
  url.startsWith(shop.url) && new URL(url).pathname.endsWith('.js');

/** Runs in a page before its scripts; `recordEvent` and `recordProblem` are functions of the test. */
export function observe() {
  const { recordEvent, recordProblem } = window as unknown as Record<
    string,
    (text: string) => void
  >;
  for (const name of ['add', 'change', 'checkout', 'error', 'outcome'])
    addEventListener(`pinpu:${name}`, ({ type }) => recordEvent?.(type));
  addEventListener('unhandledrejection', ({ reason }) => recordProblem?.(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recordProblem?.(`${violatedDirective} ${blockedURI}`),
  );
}

/** Wraps Chromium's page as the page of a host. */
export async function chromiumHostPage(page: Page): Promise<HostPage> {
  const seen: Observed = { events: [], problems: [], scripts: [] };
  page.on('pageerror', ({ message }) => seen.problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.problems.push(message.text());
  });
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!isShopScript(url)) return;
    seen.scripts.push(request.sizes().then(({ responseBodySize: bytes }) => ({ url, bytes })));
  });
  await page.exposeFunction('recordEvent', (type: string) => seen.events.push(type));
  await page.exposeFunction('recordProblem', (text: string) => seen.problems.push(text));
  await page.addInitScript(observe);
  const find = ({ role, name, host, at = 0 }: ElementQuery) =>
    (host === undefined ? page : page.locator(host).nth(at)).getByRole(
      role,
      name === undefined ? {} : { name, exact: true },
    );
  return {
    ...seen,
    goto: (url) => page.goto(url),
    press: (what) => find(what).click(),
    fill: (what, text) => find(what).fill(text),
    count: (what) => find(what).count(),
    value: (what) => find(what).first().inputValue(),
    evaluate: (work, argument) => page.evaluate(work as never, argument) as never,
  };
}
