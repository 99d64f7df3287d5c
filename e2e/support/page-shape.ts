import { expect, type Page } from '@playwright/test';

/** Expects a language, a unique title, one h1 and one main. */
export async function expectPageShape(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page).toHaveTitle(/拼鋪/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}
