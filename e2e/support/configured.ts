import type { PublicConfig } from '@pinpu/shared/contracts';
import type { Page } from '@playwright/test';

/** Changes the shop's public configuration by `change`. */
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
