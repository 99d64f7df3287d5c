import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { openShopDesk } from '../support/administration.ts';
import { test } from '../support/test.ts';

const TITLE = '預覽中的新標題';

async function shopperSees(page: Page) {
  await page.goto('/');
  return expect(page.getByRole('region', { name: '活動看板' }));
}

test('a slide is changed, seen in the preview alone, published, seen by shoppers, and restored [H1]', async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await openShopDesk(browser, '/el/shop/home');
  const slides = desk.getByRole('list', { name: '輪播圖' });
  await slides.getByRole('button', { name: /^編輯\s*第 1 張/ }).click();
  await slides.getByLabel(/^標題/).first().fill(TITLE);
  const preview = desk.frameLocator('iframe');
  await expect(preview.getByText(TITLE).first()).toBeVisible();
  await expectFullAccessibility(desk);
  await (await shopperSees(page)).not.toContainText(TITLE);

  await preview.getByRole('link', { name: '會員中心' }).first().click();
  await expect(preview.getByText(TITLE).first()).toBeVisible();

  await desk.getByRole('button', { name: '發布', exact: true }).click();
  await expect(desk.getByText(/^已發布/)).toBeVisible();
  await (await shopperSees(page)).toContainText(TITLE);

  await desk.getByRole('link', { name: '版本紀錄' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: '版本紀錄' })).toBeVisible();
  await expectFullAccessibility(desk);
  await desk.goBack();
  await desk.getByRole('button', { name: '復原上一版' }).click();
  const dialog = desk.getByRole('alertdialog', { name: '復原上一版' });
  await expect(dialog).toContainText(TITLE);
  await dialog.getByRole('button', { name: '還原並發布' }).click();
  await expect(dialog).toBeHidden();
  await (await shopperSees(page)).not.toContainText(TITLE);
  await desk.context().close();
});

test('no accessibility faults in the settings, and a colour is measured before it is published [H1]', async ({
  browser,
}) => {
  const desk = await openShopDesk(browser, '/el/shop/settings');
  await desk.getByLabel(/^色碼/).fill('#F4C542');
  await expect(desk.getByText(/對比只有 1.35/)).toBeVisible();
  await expect(desk.getByText(/預覽先顯示線上的內容/)).toBeVisible();
  await expectFullAccessibility(desk);
  await desk.context().close();
});
