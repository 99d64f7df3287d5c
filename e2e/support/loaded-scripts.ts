import type { Page } from '@playwright/test';

export interface LoadedScript {
  src: string;
  integrity: string;
  crossOrigin: string | null;
}

declare global {
  interface Window {
    loadedScripts: LoadedScript[];
  }
}

/** Records every script element with an address that is added to the document, and to those the page navigates to. */
export const recordScripts = (page: Page) =>
  page.addInitScript(() => {
    window.loadedScripts = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src !== '') {
          const { src, integrity, crossOrigin } = node;
          window.loadedScripts.push({ src, integrity, crossOrigin });
        }
    }).observe(document, { childList: true, subtree: true });
  });

export const loadedScripts = (page: Page) => page.evaluate(() => window.loadedScripts);
