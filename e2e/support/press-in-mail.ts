import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';

/** Opens a mail's link in a tab of its own, and presses the button there. */
export async function pressInMail(page: Page, link: string, done: string) {
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expectAccessible(tab);
  await tab.getByRole('button').click();
  await expect(tab.getByRole('heading', { level: 1, name: done })).toBeVisible();
  await expectAccessible(tab);
  await tab.close();
}
