import { expect, type Page } from '@playwright/test';
import { formsOfCheck } from '../forms.ts';
import { expectAccessible } from './axe.ts';
import { expectTargetSize } from './target-size.ts';

/** Expects a language, a unique title, one h1 and one main. */
async function expectPageShape(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page).toHaveTitle(/拼鋪/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}

/** Expects that nothing scrolls sideways on a screen of 320 px, which is also 1280 px seen at 400 % (WCAG 1.4.10). */
async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(widerThanThePage)).toEqual([]);
}

/** Runs in the page: the elements beyond its right edge, if the page can be scrolled there. */
function widerThanThePage() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 5)
    .map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${className} ${textContent?.slice(0, 40)}`,
    );
}

async function expectNoMotion(page: Page) {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return `${target?.tagName}.${target?.className}`;
        }),
    );
  await expect.poll(moving).toEqual([]);
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * Resizes the page, scrolls to the top, and waits until it is painted. Otherwise checks could run while a frame is
 * being replaced, or while the sticky header covers half of a link.
 */
async function resize(page: Page, size: typeof phone) {
  await page.setViewportSize(size);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await expectPageShape(page);
}

type Form = (page: Page) => Promise<void>;

async function onDesktop(page: Page) {
  await resize(page, desktop);
  await expectAccessible(page);
}

async function onPhone(page: Page) {
  await resize(page, phone);
  await expectAccessible(page);
}

async function onPhoneInTheDark(page: Page) {
  await resize(page, phone);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
}

const FORMS: readonly Form[] = [onDesktop, onPhone, onPhoneInTheDark];

/**
 * Expects the current screen to be accessible in both colour schemes, on a phone, on a desktop and at 320 px. The short
 * form runs axe on one of these, and measures the others.
 */
export async function expectFullAccessibility(page: Page) {
  for (const expectForm of formsOfCheck(FORMS)) await expectForm(page);
  await resize(page, phone);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectTargetSize(page);
  await expectNoMotion(page);
  await expectReflow(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
