import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, best practices, and experimental rules such as 2.5.3 (label in name). */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** The source of axe, which pages of another driver than Playwright evaluate before `findViolations`. */
export const AXE_SOURCE = axe.source;

export const axeRun = (place: string): AxeRun => [place, RULES];
type AxeRun = readonly [place: string, rules: string[]];

/** Runs in a page that contains axe: returns each violation with its elements, after animations have ended. */
export async function findViolations([place, values]: AxeRun): Promise<string[]> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await window.axe.run(place, {
    runOnly: values,
    resultTypes: ['violations'],
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

export async function expectAccessible(page: Page, place = 'html') {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, axeRun(place))).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
