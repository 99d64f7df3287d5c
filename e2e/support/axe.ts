import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, and what axe holds good practice beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing in `place` as it stands; what it finds is named with its place. */
export async function expectAccessible(page: Page, place = 'html') {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([where, values]) => window.axe.run(where, { runOnly: values }),
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
