import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { formsOfCheck } from './forms.ts';
import { expectPageShape } from './page-shape.ts';
import { expectNoMotion } from './reduced-motion.ts';
import { expectReflow } from './reflow.ts';
import { expectTargetSize } from './target-size.ts';

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
