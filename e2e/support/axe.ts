import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const GRAVE = ['serious', 'critical'];

/** Expects that axe finds nothing serious or critical on the page as it stands; what it finds is named with its place. */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
