import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signInAdmin } from './administration.ts';
import { signIn } from './mail.ts';
import { phone } from './phone.ts';
import type { RemoteScreen } from './remote-screens.ts';
import { SECOND_PROMOTER } from './shops/second-promoter.ts';
import { test as base } from './test.ts';

/** A page on which somebody is signed in, and whose clock can be advanced. */
export async function openSignedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/robots.txt');
  return page;
}

const SIGN_IN = {
  promoter: signIn,
  administrator: async (page: Page) => {
    await page.goto('/el/shop');
    await signInAdmin(page);
    await expect(page.getByRole('heading', { name: '總覽' })).toBeVisible();
  },
};

/** Signs in the person who sees a screen; by default the promoter is the demo shop's. */
export async function signInFor(
  { person }: Pick<RemoteScreen, 'person'>,
  context: BrowserContext,
  promoter = 'promoter@pinpu.test',
) {
  const page = await context.newPage();
  await SIGN_IN[person](page, promoter);
  await page.close();
}

const testAs = (person: keyof typeof SIGN_IN) =>
  base.extend<object, { signedIn: BrowserContext }>({
    signedIn: [
      async ({ browser }, use) => {
        const context = await browser.newContext(phone);
        await signInFor({ person }, context, SECOND_PROMOTER);
        await use(context);
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ signedIn }, use) => {
      const page = await openSignedIn(signedIn);
      await use(page);
      await page.close();
    },
  });

/** `test` for journeys of a promoter or an administrator, who signs in once per worker. */
export const TEST_AS = { promoter: testAs('promoter'), administrator: testAs('administrator') };
