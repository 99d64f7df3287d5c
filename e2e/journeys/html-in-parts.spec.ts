import { expect, type Page } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { phone } from '../support/phone.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

/** Smaller shifts count as 0 when CLS is rounded, e.g. those of a caption whose lines arrive one after another. */
const LEAST = 0.005;
const wide = { width: 1440, height: 900 };

/** Splits a page's HTML, without scripts, before each element of its body. */
function partsOf(html: string): string[] {
  const still = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const body = still.indexOf('<body');
  return [still.slice(0, body), ...still.slice(body).split(/(?=<(?!\/|path))/)];
}

/** Opens a page as if its HTML arrived in these parts; returns the layout shifts. */
async function shiftsOf(page: Page, parts: readonly string[]) {
  await page.goto('/robots.txt');
  return page.evaluate(
    async ([pieces, least]) => {
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      document.open();
      for (const piece of pieces) {
        document.write(piece);
        await painted();
      }
      document.close();
      await painted();
      return window.shifts.filter(({ value }) => value >= least);
    },
    [parts, LEAST] as const,
  );
}

for (const [path, form] of [
  [`/product/${OOLONG}`, {}],
  ['/', LONG],
  ['/products/茶葉', LONG],
] as const)
  test(
    `${path} stays where it is while its HTML arrives in parts [ADR 0201]`,
    form,
    async ({ page }) => {
      const parts = partsOf(await (await page.request.get(path)).text());
      await recordLayoutShifts(page);
      for (const viewport of [phone.viewport, wide]) {
        await page.setViewportSize(viewport);
        expect(await shiftsOf(page, parts)).toEqual([]);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      }
    },
  );
