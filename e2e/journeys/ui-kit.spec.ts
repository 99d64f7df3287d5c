import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

const LIGHTS = ['日光', '燈下'];

async function chooseLight(page: Page, light: string) {
  const choice = page.getByRole('button', { name: light });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
}

test('the kit shows its components, without accessibility faults [F12]', async ({ page }) => {
  test.slow();
  await page.goto('/ui-kit');
  await expect(page.getByRole('heading', { level: 1, name: '介面元件' })).toBeVisible();
  await expect(page).toHaveTitle(/^介面元件｜/);
  await expect(page.getByText('產地與製作')).toBeVisible();
  await expectFullAccessibility(page);
  for (const light of LIGHTS) await chooseLight(page, light);
});

test(
  'the frame’s navigation links to the kit, which is served beside the remotes’ pages [F12, R8]',
  LONG,
  async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('banner').getByRole('button', { name: '篩選' }).click();
    await page.getByRole('link', { name: '介面元件' }).click();
    await expect(page).toHaveURL(/\/ui-kit$/);
    await expect(page.getByRole('heading', { level: 1, name: '介面元件' })).toBeVisible();
  },
);

test('every dialog opens, traps the focus, closes by Escape and restores the focus [F12]', async ({
  page,
}) => {
  test.slow();
  await page.goto('/ui-kit');
  const openers = page.getByRole('region', { name: /對話框$/ }).getByRole('button');
  await expect(openers).toHaveCount(8);
  for (const opener of await openers.all()) {
    await opener.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toHaveAccessibleName(/./);
    await expectAccessible(page, 'dialog[open]');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    // This dialog can only be closed by its buttons.
    if ((await opener.textContent()) === '必須回答') {
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: '取消' }).press('Enter');
    }
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test(
  'a confirmed question in progress can be neither answered again nor closed [F12]',
  LONG,
  async ({ page }) => {
    await page.goto('/ui-kit');
    await page.getByRole('button', { name: '送出後處理中' }).click();
    const dialog = page.getByRole('alertdialog', { name: '送出後處理中' });
    await dialog.getByRole('button', { name: '送出' }).click();
    await expect(dialog.getByRole('button', { name: '送出' })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  },
);

for (const width of [390, 1440])
  test(
    `screenshots of the kit at ${width} px, in light and dark mode [F12]`,
    LONG,
    async ({ page }, testInfo) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/ui-kit');
      for (const light of LIGHTS) {
        await chooseLight(page, light);
        const body = await page.getByRole('main').screenshot({ scale: 'css' });
        await testInfo.attach(`ui-kit ${width} ${light}`, { body, contentType: 'image/png' });
      }
    },
  );
