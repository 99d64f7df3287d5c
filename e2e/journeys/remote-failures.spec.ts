import { expect } from '@playwright/test';
import { alterComposition } from '../support/alter-composition.ts';
import { LONG, longIf } from '../support/forms.ts';
import { expectedOutcome, expectLocalFailure } from '../support/remote-failure.ts';
import { REMOTE_FAULTS } from '../support/remote-faults.ts';
import { REMOTE_SCREENS } from '../support/remote-screens.ts';
import { renderedByBrowser } from '../support/rendered-page.ts';
import { TEST_AS } from '../support/signed-in.ts';
import { test as visitor } from '../support/test.ts';

// Each screen is tested with one fault, so that every fault is used; `npm run prove:failures` tests all with all.
for (const [index, screen] of REMOTE_SCREENS.entries()) {
  const concerned = REMOTE_FAULTS.filter((fault) => expectedOutcome(screen, fault));
  const fault = concerned[index % concerned.length];
  if (fault !== undefined)
    TEST_AS[screen.person](
      `${screen.remote} on ${screen.name}, ${fault.name}: a message in its place, the rest works, a retry restores it [finding D10] [M4]`,
      longIf(screen.isRepeated ?? false),
      async ({ page }) => {
        await expectLocalFailure(page, screen, fault);
      },
    );
}

visitor(
  'all remotes dead: header, footer, a message with other ways, and a retry [M4]',
  async ({ page }) => {
    await page.route(/\/remotes\/mf-/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/products', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.getByText('這個頁面暫時無法顯示')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('拼鋪');
    await expect(main.getByRole('link', { name: /^客服信箱/ })).toBeVisible();
    await main.getByRole('link', { name: '回首頁' }).click();
    await expect(page).toHaveURL('/');
    // Reloaded, so that the message belongs to this address and not to the previous page.
    await page.reload({ waitUntil: 'commit' });
    await expect(main.getByText('這個頁面暫時無法顯示')).toBeVisible();
    await page.unrouteAll();
    await main.getByRole('button', { name: '再試一次' }).click();
    await expect(main.locator('a[href^="/product/"]').first()).toBeVisible();
  },
);

visitor(
  'a composition without any remote: every address has the message, and a retry loads the page anew [M4]',
  LONG,
  async ({ page }) => {
    await alterComposition(page, (composition) => ({ ...composition, remotes: {} }));
    // The page is left to the browser, since the server would render with its own composition.
    await page.goto(renderedByBrowser('/products'));
    await expect(page.getByRole('main').getByText('這個頁面暫時無法顯示')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('拼鋪');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '再試一次' }).click();
    await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
  },
);
