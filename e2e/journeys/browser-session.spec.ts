import { expect, type Page } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { signIn } from '../support/mail.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

// Each test uses a member of its own, since a new code invalidates the previous one.
const memberOf = (name: string) => `${name}-${Date.now()}@pinpu.test`;

const signedIn = (page: Page) => page.getByRole('button', { name: /登出/ });

/** Opens a page of another site with a link to the member's page, and with a form that would sign the member out. */
async function openElsewhere(page: Page) {
  const body = `<!doctype html><meta charset="utf-8">
    <a href="${shop.url}/vip">前往會員中心</a>
    <form method="post" action="${shop.url}/api/vip/logout"><button>領獎</button></form>`;
  const address = 'http://elsewhere.test/';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
}

test('a stolen token does not sign in another browser [finding M18] [S3]', async ({
  page,
  browser,
}) => {
  await signIn(page, memberOf('robbed'));
  const profileCall = page.waitForRequest(/\/api\/vip\/profile/);
  await page.reload();
  const token =
    (await (await profileCall).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  expect(token).not.toBe('');
  expect(await page.evaluate(() => document.cookie)).not.toContain('pinpu_member');

  const thief = await (await browser.newContext()).newPage();
  await thief.goto('/vip');
  // Waits for this: before, the page would take the token for its own, and say so before it is reloaded.
  await expect(thief.getByLabel('電子郵件')).toBeVisible();
  await thief.evaluate((stolen) => localStorage.setItem('ut', JSON.stringify(stolen)), token);
  await thief.reload();
  await expect(thief.getByText('您的登入已逾時，請重新登入')).toBeVisible();
  await page.reload();
  await expect(signedIn(page)).toBeVisible();
});

test(
  'a member who comes from another site stays signed in, regardless of that site’s requests [finding M18]',
  LONG,
  async ({ page }) => {
    await signIn(page, memberOf('visitor'));
    await openElsewhere(page);
    await page.getByRole('link').click();
    await expect(signedIn(page)).toBeVisible();

    await openElsewhere(page);
    const answer = page.waitForResponse(/\/api\/vip\/logout/);
    await page.getByRole('button').click();
    expect((await answer).status()).toBe(403);
    await page.goto('/vip');
    await expect(signedIn(page)).toBeVisible();
  },
);
