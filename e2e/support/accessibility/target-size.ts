import { expect, type Page } from '@playwright/test';

/**
 * Expects every visible target to be 24 px wide and high, or to have so much space around it that a circle of 24 px
 * around its centre meets no other target's circle (WCAG 2.5.8). Links inside a sentence are exempt.
 */
export async function expectTargetSize(page: Page) {
  expect(await page.evaluate(smallTargets, 24)).toEqual([]);
}

/** Runs in the page. */
function smallTargets(least: number) {
  const pressable =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[tabindex="0"]';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null;
  const modal = document.querySelector('dialog:modal');
  const boxOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const stretched = getComputedStyle(element, '::after');
    // The link of a card covers the whole card.
    const grown =
      stretched.position === 'absolute' && stretched.inset === '0px'
        ? element.closest('article')
        : null;
    const inside = element.matches('input[type=checkbox],input[type=radio]') ? label : null;
    return (grown ?? inside ?? element).getBoundingClientRect();
  };
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const targets = [...document.querySelectorAll(pressable)]
    .filter((element) => isShown(element) && (modal === null || modal.contains(element)))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
  const gap = (one: DOMRect, other: DOMRect) => {
    const x = one.left + one.width / 2;
    const y = one.top + one.height / 2;
    if (isSmall(other))
      return (
        Math.hypot(x - other.left - other.width / 2, y - other.top - other.height / 2) - least / 2
      );
    return Math.hypot(
      Math.max(other.left - x, 0, x - other.right),
      Math.max(other.top - y, 0, y - other.bottom),
    );
  };
  return targets
    .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
    .filter(({ element, box }) =>
      targets.some(
        ({ element: other, box: its }) => other !== element && gap(box, its) < least / 2,
      ),
    )
    .map(
      ({ element, box }) =>
        `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim()}" ${Math.round(box.width)}×${Math.round(box.height)}`,
    );
}
