import { expect, type Page } from '@playwright/test';

/** Expects the language, a title of its own, one first heading and one main. */
export async function expectPageShape(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page).toHaveTitle(/拼鋪/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}
