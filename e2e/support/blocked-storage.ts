import type { Page } from '@playwright/test';

/** Ways in which a browser blocks storage: all site data is blocked, or its quota is used up. */
export const STORAGE_FAULTS = ['blocked', 'full'] as const;

/** Makes every page's storage throw, as such a browser does. */
export const blockStorage = (page: Page, fault: (typeof STORAGE_FAULTS)[number]) =>
  page.addInitScript((how) => {
    const reject = () => {
      throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (how === 'full') Storage.prototype.setItem = reject;
    else
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: reject });
  }, fault);
