import { expect } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { openOwnRepository } from '../support/shops/own-repository.ts';
import { test } from '../support/test.ts';

const REMOTE = 'mf-wishlist';
const PAGE = 'src/pages/wishlist/WishlistPage.tsx';
const LIMIT_MS = 240_000;
let repository: Awaited<ReturnType<typeof openOwnRepository>>;

test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  repository = await openOwnRepository(REMOTE);
});
test.afterAll(() => repository.close());

test(
  'a remote of another repository goes live in a running shop, changes, and is rolled back, by its team’s token [M3] [M4]',
  LONG,
  async ({ page, context }) => {
    await repository.run('new', REMOTE);
    expect(await repository.run('deploy', '--why', 'first')).toContain(
      `is live at ${repository.url}`,
    );
    await page.goto(`${repository.url}/wishlist`);
    await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
    await expect(page).toHaveTitle('wishlist｜拼鋪');
    const hints = page.locator(`link[href*="/remotes/${REMOTE}/"][integrity^="sha384-"]`);
    await expect(hints).toHaveCount(3);

    repository.edit(PAGE, '這裡還沒有內容。', '這裡有了內容。');
    await repository.run('deploy', '--why', 'second');
    const later = await context.newPage();
    await later.goto(`${repository.url}/wishlist`);
    await expect(later.getByText('這裡有了內容。')).toBeVisible();
    await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
    expect(await repository.run('deployments', REMOTE)).toContain('second');

    await repository.run('rollback', '--why', 'a mistake');
    await later.reload();
    await expect(later.getByText('這裡還沒有內容。')).toBeVisible();
  },
);

test(
  'a remote that needs a newer shared is rejected, and the live version stays [M3]',
  LONG,
  async ({ page }) => {
    repository.edit(
      'node_modules/@pinpu/shared/package.json',
      '"version": "1.0.0',
      '"version": "1.9.0',
    );
    repository.edit(PAGE, '這裡有了內容。', '這裡有了新內容。');
    await expect(repository.run('deploy', '--why', 'too new')).rejects.toThrow(
      /range: .*\^1\.9\.0/,
    );
    await page.goto(`${repository.url}/wishlist`);
    await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
  },
);
