import type { Composition } from '@pinpu/shared/contracts';
import type { Page } from '@playwright/test';

/** Alters the composition in every page, as a gateway would that knows less than the shell; undefined leaves it out. */
export const alterComposition = (
  page: Page,
  alter: (composition: Composition) => Composition | undefined,
) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(id="pinpu-composition">)(.*?)(<\/script>)/s,
      (_all, open: string, json: string, close: string) =>
        open + (JSON.stringify(alter(JSON.parse(json))) ?? '') + close,
    );
    return route.fulfill({ response: answer, body });
  });
