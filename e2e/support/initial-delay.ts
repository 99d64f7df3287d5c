import { APP_INIT_DELAY_MS } from '@pinpu/shared/domain';
import type { Page } from '@playwright/test';

/**
 * Gives the page the initial delay of a shop as delivered; the one under test starts without it. Changes the response
 * inside the page: a route would turn off its HTTP cache and its slow network.
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
