import type { Composition } from '@pinpu/shared/contracts';
import type { Page } from '@playwright/test';
import { fullComposition } from './full-composition.ts';

const INLINED = /(id="pinpu-composition">)(.*?)(<\/script>)/s;

/** The HTML of a page with its complete composition, as an older shell gets it. */
export async function withFullComposition(page: Page, html: string, at: string): Promise<string> {
  const [, , json] = INLINED.exec(html) ?? [];
  if (!json) return html;
  const full = await fullComposition(JSON.parse(json), async (url) => {
    const answer = await page.request.get(new URL(url, at).href);
    return answer.text();
  });
  return html.replace(
    INLINED,
    (_all, open: string, _json: string, close: string) => open + JSON.stringify(full) + close,
  );
}

/** Changes the complete composition in every page, as if the server knew less than the shell; undefined removes it. */
export const alterComposition = (
  page: Page,
  alter: (composition: Composition) => Composition | undefined,
) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const full = await withFullComposition(page, await answer.text(), answer.url());
    const body = full.replace(
      INLINED,
      (_all, open: string, json: string, close: string) =>
        open + (JSON.stringify(alter(JSON.parse(json))) ?? '') + close,
    );
    return route.fulfill({ response: answer, body });
  });
