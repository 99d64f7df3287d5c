import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { enter, tabTo } from '../support/accessibility/keyboard.ts';
import { openView, signInAdmin } from '../support/administration.ts';
import { test as looking } from '../support/looking-administrator.ts';
import { test } from '../support/test.ts';

test('a business user chosen once leads to its periods, their details and a CSV file [A4, A10]', async ({
  page,
}) => {
  await page.goto('/el/lookups/bill-periods');
  await signInAdmin(page);
  await expect(page).toHaveURL('/el/lookups/bill-periods');
  await page.getByRole('combobox', { name: '商家', exact: true }).fill('社區');
  await page.getByRole('option', { name: '示範社區管理委員會' }).click();
  await expect(page).toHaveURL(/\/el\/lookups\/bill-periods\?biz=/);
  await expect(page.getByRole('table')).toContainText('社區管理費');
  await expect(page.getByRole('table')).not.toContainText('家長會');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下載 CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('帳單期別.csv');
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF"期別","帳單範本"/);
  expect(csv).toContain('社區管理費');

  await page.getByRole('row').first().getByRole('button').click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('繳費期限');
  await expect(page).toHaveURL(/[?&]id=/);
  await page.reload();
  await expect(details).toContainText('繳費期限');
  await details.getByRole('button', { name: '關閉' }).click();
  await expect(details).toHaveCount(0);

  await openView(page, '收款企業');
  await expect(page).toHaveURL(/\/el\/lookups\/merchants\?biz=/);
  await expect(page.getByRole('table')).toContainText('社區管理費專戶');
  await expect(page.getByRole('table')).not.toContainText('總公司收款戶');
});

test('the server searches a lookup for the text typed [A1, A10]', async ({ page }) => {
  await page.goto('/el/');
  await signInAdmin(page);
  const search = page.waitForRequest(/\/api\/BizUser\?.*ttcode=true/);
  await page.getByRole('searchbox', { name: '搜尋商家' }).fill('國民 小學');
  const { searchParams } = new URL((await search).url());
  expect(Buffer.from(searchParams.get('t') ?? '', 'base64').toString()).toBe('國民 小學');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('row')).toContainText('示範國民小學家長會');
});

test('an administrator signs in, chooses a business user, opens details and closes them by keyboard alone [A10]', async ({
  page,
}) => {
  await page.goto('/el/lookups/bill-templates');
  await expect(page.getByLabel('密碼')).toBeVisible();
  await signInAdmin(page);
  await expect(page.getByRole('heading', { name: '帳單範本' })).toBeVisible();
  const business = page.getByRole('combobox', { name: '商家', exact: true });
  await tabTo(page, business);
  await page.keyboard.type('第一');
  await page.keyboard.press('Enter');
  await expect(business).toHaveValue('第一營業處');
  await expect(page.getByRole('row')).toHaveCount(1);
  const template = page.getByRole('row').first().getByRole('button', { name: '門市租金繳款單' });
  await enter(page, template);
  const details = page.getByRole('dialog', { name: '門市租金繳款單' });
  await expect(details).toContainText('租金 NT$28,000、公共電費分攤 NT$1,500');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(template).toBeFocused();
});

for (const path of [
  '/el/lookups/business-users',
  '/el/lookups/bill-templates',
  '/el/lookups/bill-periods',
  '/el/deployments',
  '/el/developer',
])
  looking(`no accessibility faults at ${path} [A10]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: '登出' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/正在/)).toHaveCount(0);
    await expectFullAccessibility(page);
  });
