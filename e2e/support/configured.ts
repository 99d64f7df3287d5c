import type { PublicConfig } from '@pinpu/shared/contracts';
import { APP_INIT_DELAY_MS } from '@pinpu/shared/domain';
import type { Page } from '@playwright/test';

export async function configured(page: Page, change: (config: PublicConfig) => void) {
  await page.route('**/api/config/public**', async (route) => {
    // Requests all of it, whichever part the page asks for.
    const url = new URL(route.request().url());
    url.searchParams.delete('known');
    const response = await route.fetch({ url: url.href });
    const answer: { body: PublicConfig } = await response.json();
    change(answer.body);
    await route.fulfill({ response, json: answer });
  });
}

/**
 * Gives the page the initial delay that a shop has by default; the shop under test has none. The response is changed
 * inside the page, since a Playwright route would disable the HTTP cache and the slow network.
 */
export const restoreInitialDelay = (page: Page) =>
  page.addInitScript((delay) => {
    const send = window.fetch;
    window.fetch = async (...request) => {
      const response = await send(...request);
      if (!response.ok || !response.url.includes('/api/config/public')) return response;
      const answer = await response.json();
      answer.body.app_init_delay_ms = delay;
      return new Response(JSON.stringify(answer), response);
    };
  }, APP_INIT_DELAY_MS);
