import type { Composition } from '@pinpu/shared/contracts';
import type { Page } from '@playwright/test';
import { wholeComposition } from './whole-composition.ts';

const INLINED = /(id="pinpu-composition">)(.*?)(<\/script>)/s;

/** The HTML of a page with its whole composition, as an older shell gets it. */
export async function withWholeComposition(page: Page, html: string, at: string): Promise<string> {
  const [, , json] = INLINED.exec(html) ?? [];
  if (!json) return html;
  const whole = await wholeComposition(JSON.parse(json), async (url) => {
    const answer = await page.request.get(new URL(url, at).href);
    return answer.text();
  });
  return html.replace(
    INLINED,
    (_all, open: string, _json: string, close: string) => open + JSON.stringify(whole) + close,
  );
}

/** Changes the whole composition in every page, as if the server knew less than the shell; undefined removes it. */
export const alterComposition = (
  page: Page,
  alter: (composition: Composition) => Composition | undefined,
) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const whole = await withWholeComposition(page, await answer.text(), answer.url());
    const body = whole.replace(
      INLINED,
      (_all, open: string, json: string, close: string) =>
        open + (JSON.stringify(alter(JSON.parse(json))) ?? '') + close,
    );
    return route.fulfill({ response: answer, body });
  });
