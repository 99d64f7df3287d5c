import { expect, test } from '@playwright/test';

// In a browser context of its own, since a shared one would stay without a network for the next journey.
test('without a network, product page, search and sign-in code wait with a notice, and continue once it is back [finding D9] [X5]', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const notice = page.getByText('目前沒有網路，恢復連線後會自動繼續');
  await page.goto('/products');
  const tile = main.locator('a[href^="/product/"]').nth(9);
  const name = await tile.innerText();

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await tile.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  const search = page.getByRole('combobox', { name: '搜尋商品' });
  await search.fill('茶');
  await search.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: '「茶」' })).toBeVisible();
  await expect(main.locator('a[href^="/product/"]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(main.locator('a[href^="/product/"]').first()).toBeVisible();

  await page.goto('/vip');
  await main.getByLabel('電子郵件').fill('offline@pinpu.test');
  await context.setOffline(true);
  const ask = main.getByRole('button', { name: '取得驗證碼' });
  await ask.click();
  await expect(notice).toBeVisible();
  await expect(ask).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(main.getByText('驗證碼已寄出')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
