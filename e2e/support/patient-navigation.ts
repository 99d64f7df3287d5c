import type { Page } from '@playwright/test';

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'] as const;

/** Waits until a closed dialog's history entry has been left (`use-back-closes.ts`). */
async function dialogLeft(page: Page) {
  if (page.url() === 'about:blank') return;
  const hasLeft = () => {
    const { dialog } = history.state ?? {};
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    return dialog === undefined || (dialog !== 'leaving' && isOpen);
  };
  // If the page does not answer, there is nothing to wait for.
  await page.waitForFunction(hasLeft, undefined, { timeout: 2000 }).catch(() => undefined);
}

const patient = new WeakSet<object>();

/**
 * From now on, navigations of all pages wait until a closed dialog's history entry has been left. That is asynchronous,
 * and would cancel a navigation that starts meanwhile; no user is fast enough for this.
 */
export function navigatePatiently(page: Page) {
  const pages: Page = Object.getPrototypeOf(page);
  if (patient.has(pages)) return;
  patient.add(pages);
  for (const name of NAVIGATIONS) {
    const navigate = Reflect.get(pages, name);
    Object.defineProperty(pages, name, {
      value: async function (this: Page, ...args: unknown[]) {
        await dialogLeft(this);
        return await Reflect.apply(navigate, this, args);
      },
    });
  }
}
