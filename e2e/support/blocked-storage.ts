import type { Page } from '@playwright/test';

/** How a browser may block storage: all site data blocked, or its quota used up. */
export const STORAGE_FAULTS = ['blocked', 'full'] as const;

/** Lets every page's storage throw, as that browser's does. */
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
