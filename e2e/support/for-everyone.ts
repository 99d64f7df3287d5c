import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectPageShape } from './page-shape.ts';
import { expectReflow } from './reflow.ts';
import { expectStillness } from './stillness.ts';
import { expectTargets } from './targets.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Expects that the screen that stands is for everyone, in both schemes, on a phone, on a desktop and at 320 px. */
export async function expectForEveryone(page: Page) {
  await expectPageShape(page);
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await expectTargets(page);
  await expectStillness(page);
  await expectReflow(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
