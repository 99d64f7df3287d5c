import { expect, type Page } from '@playwright/test';

/** Expects that nothing scrolls sideways on a screen of 320 px, which is also 1280 px seen at 400 % (WCAG 1.4.10). */
export async function expectReflow(page: Page) {
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
