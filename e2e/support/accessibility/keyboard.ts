import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Runs in the page: whether `target` has the focus, and whether the focus is visible. */
function focusNow(target: Element) {
  const element = document.activeElement ?? document.body;
  const isLined = (place: Element | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(place ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const box = element.getBoundingClientRect();
  const at = document.elementFromPoint(
    Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1),
    Math.min(Math.max(box.top + box.height / 2, 0), window.innerHeight - 1),
  );
  // A text field shows its caret; for a link in a card, the card is outlined.
  const lined = isLined(element) || isLined(element.closest('article')) || element.matches('input');
  const inView = box.bottom > 0 && box.top < window.innerHeight;
  const uncovered = at !== null && (element.contains(at) || at.contains(element));
  return {
    stop: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
    seen: element !== document.body && lined && inView && uncovered,
    arrived: element === target,
  };
}

/** Presses Tab (or Shift+Tab) until `target` has the focus; every focused element on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    let now = await target.evaluate(focusNow);
    // Scrolling may still be in progress.
    if (!now.seen)
      await expect(async () => {
        now = await target.evaluate(focusNow);
        expect(now).toEqual({ ...now, seen: true });
      }).toPass({ timeout: 5000 });
    if (now.arrived) return;
  }
  throw new Error(`${MOST_STOPS} stops of the keyboard, and none of them is ${target}`);
}

export async function skipHeader(page: Page) {
  await enter(page, page.getByRole('link', { name: '跳到主要內容' }));
  await expect(page.getByRole('main')).toBeFocused();
}

export async function enter(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, fields: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.insertText(text);
  }
}

export async function expectArrival(page: Page, title: string) {
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${title}｜拼鋪` })).toHaveCount(1);
}
