import type { Page } from '@playwright/test';

/** Errors in the browser, one line each. */
export interface Faults {
  requests: string[];
  /** Parts that have failed, and uncaught errors. */
  errors: string[];
}

/** Messages of the shell's error boundaries. */
const BOUNDARIES = ['這個頁面暫時無法顯示', '這個部分暫時無法顯示'];

/**
 * Records all failed requests and errors of a page. Requests that are aborted because the page is left or closed are
 * not errors.
 */
export function watchPage(page: Page, faults: Faults) {
  let requests = 0;
  let isLeaving = false;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.requests.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isLeaving && reason === 'net::ERR_ABORTED') return;
    faults.requests.push(`${reason} ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.errors.push(message.text());
  });
  return {
    requests: () => requests,
    /** Runs something that leaves the document: a reload, or closing the page. */
    async leaving(work: () => Promise<unknown>) {
      isLeaving = true;
      await work();
      isLeaving = false;
    },
    /** Records the error boundaries that are shown on the page now. */
    async findBoundaries() {
      const text = await page.locator('body').innerText();
      faults.errors.push(...BOUNDARIES.filter((sentence) => text.includes(sentence)));
    },
  };
}

export type PageWatch = ReturnType<typeof watchPage>;
