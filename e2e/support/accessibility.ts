import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectPageShape } from './page-shape.ts';
import { expectNoMotion } from './reduced-motion.ts';
import { expectReflow } from './reflow.ts';
import { expectTargetSize } from './target-size.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Expects the current screen to be accessible, in both colour schemes, on a phone, on a desktop and at 320 px. */
export async function expectFullAccessibility(page: Page) {
  await expectPageShape(page);
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await expectTargetSize(page);
  await expectNoMotion(page);
  await expectReflow(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
