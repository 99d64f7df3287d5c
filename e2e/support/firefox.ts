import { expect } from '@playwright/test';
import { type Browser, type Frame, type HTTPRequest, launch, type Page } from 'puppeteer-core';
import { AXE_SOURCE, axeRun, findViolations } from './accessibility/axe.ts';
import type { StatesPage } from './embed/embed-states.ts';

/** A selector for a button by its text or label, outside shadow roots. */
const buttonNamed = (name: string) =>
  `::-p-xpath(//button[normalize-space()="${name}" or @aria-label="${name}"])`;

export const press = (page: Page, name: string) => page.locator(buttonNamed(name)).click();

/** The texts of elements, also inside shadow roots. */
export const shown = (place: Page | Frame, selector: string) =>
  place.$$eval(selector, (all) => all.map((one) => one.textContent?.trim() ?? ''));

/** Whether a message is about an icon: Firefox requests one for every page, which can violate the policy. */
export const isIcon = (text: string) => text.includes('/favicon.ico');

/** A page of Firefox; `problems` are the messages on its console. */
export interface FirefoxPage {
  page: Page;
  problems: string[];
}

/** Starts Firefox over WebDriver BiDi. */
export const launchFirefox = (executablePath: string) =>
  launch({ browser: 'firefox', executablePath, headless: true });

/** Opens a page with a phone's size in a context of its own, with empty storage and caches. */
export async function openPage(browser: Browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.setViewport({ width: 390, height: 844 });
  const problems: string[] = [];
  const note = (text: string) => isIcon(text) || problems.push(text);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return { opened: { page, problems }, close: () => context.close() };
}

/** The console is not used, since the browser also reports failed calls there. */
export async function windowErrors(page: Page) {
  const errors: string[] = [];
  await page.exposeFunction('noteError', (text: string) => errors.push(text));
  await page.evaluateOnNewDocument(() => {
    const { noteError: report } = window as unknown as { noteError(text: string): void };
    addEventListener('error', ({ message }) => report(message));
    addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  });
  return errors;
}

/** Puts one piece into the cart by the button beside it. */
export async function addOne(place: Page | Frame) {
  await place.locator('pinpu-buy-button >>> button.primary').click();
  await expect.poll(() => shown(place, 'pinpu-cart >>> li')).toHaveLength(1);
}

export const goToCheckout = (place: Page | Frame) =>
  place.locator('pinpu-cart >>> [part=checkout][aria-disabled=false]').click();

export function statesPageOf(page: Page): StatesPage {
  let lost = '';
  const answer = (request: HTTPRequest) =>
    void (request.url().includes(lost) ? request.abort() : request.continue());
  return {
    goto: (url) => page.goto(url),
    lose: async (part) => {
      if (part !== undefined) {
        lost = part;
        page.on('request', answer);
      } else page.off('request', answer);
      await page.setRequestInterception(part !== undefined);
    },
    press: (element, inside) => page.locator(`${element} >>> ${inside}`).click(),
    fill: (element, inside, text) => page.locator(`${element} >>> ${inside}`).fill(text),
    evaluate: (work, argument) => page.evaluate(work, argument),
    expectAccessible: async (place) => {
      if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE_SOURCE);
      expect(await page.evaluate(findViolations, axeRun(place))).toEqual([]);
    },
  };
}
