import { launch, type Page } from 'puppeteer-core';

/** A button by its text or label; outside shadow roots. */
const buttonNamed = (name: string) =>
  `::-p-xpath(//button[normalize-space()="${name}" or @aria-label="${name}"])`;

/** Presses a button once it can be pressed. */
export const press = (page: Page, name: string) => page.locator(buttonNamed(name)).click();

/** What a page of a policy may complain about that is not its own: Firefox looks for an icon everywhere. */
const isIcon = (text: string) => text.includes('/favicon.ico');

/** Starts Firefox over WebDriver BiDi, and opens a page of a phone's size; `problems` collects what its console reports. */
export async function openFirefox(executablePath: string) {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.setViewport({ width: 390, height: 844 });
  const problems: string[] = [];
  const note = (text: string) => isIcon(text) || problems.push(text);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return { browser, page, problems };
}
