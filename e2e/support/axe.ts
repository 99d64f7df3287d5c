import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, axe's best practices, and its experimental rules: 2.5.3 (label in name) is among them. */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** Expects no axe violations in `place`; each one found is reported with its element. */
export async function expectAccessible(page: Page, place = 'html') {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([where, values]) => window.axe.run(where, { runOnly: values, resultTypes: ['violations'] }),
    [place, RULES] as const,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
