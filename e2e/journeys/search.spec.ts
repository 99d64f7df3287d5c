import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { holdScript, interactive } from '../support/rendered-page.ts';
import { test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: '搜尋商品' });
const list = (page: Page) => page.getByRole('listbox', { name: '搜尋建議' });

test.beforeEach(({ page }) => page.goto('/'));

test('a product is found by a suggestion, by keyboard alone [F5]', async ({ page }) => {
  await box(page).focus();
  await page.keyboard.type('烏龍');
  const first = list(page).getByRole('option', { name: /NT\$/ }).first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('搜尋「烏龍」');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const href = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(list(page)).toBeHidden();
});

test('typing before the page is interactive shows suggestions [F5]', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).focus();
  await page.keyboard.type('烏龍');
  release();
  await expect(list(page).getByRole('option', { name: /NT\$/ }).first()).toBeVisible();
});

test('tapping the search box before a page is interactive shows its keywords [F5]', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).tap();
  release();
  const keywords = list(page).getByRole('group', { name: '熱門關鍵字' });
  await expect(keywords.getByRole('option').first()).toBeVisible();
});

test('on a phone the search fills the screen, and 取消 closes it', async ({ page }) => {
  await box(page).tap();
  const keywords = list(page).getByRole('group', { name: '熱門關鍵字' });
  await expect(keywords.getByRole('option').first()).toBeVisible();
  await expect.poll(async () => (await box(page).boundingBox())?.width ?? 0).toBeGreaterThan(240);
  await page.getByRole('button', { name: '取消' }).tap();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('link', { name: '精選' })).toBeVisible();
});

test('recent searches are offered again, and can be cleared [F5, S2]', async ({ page }) => {
  await box(page).fill('陶杯');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/products/${encodeURIComponent('陶杯')}`);
  await page.goto('/');
  await box(page).click();
  await expect(list(page).getByRole('option', { name: '陶杯' })).toBeVisible();
  await page.getByRole('button', { name: '移除「陶杯」' }).click();
  await expect(list(page).getByRole('option', { name: '陶杯' })).toHaveCount(0);
  await page.reload();
  await box(page).click();
  await expect(list(page).getByRole('group', { name: '熱門關鍵字' })).toBeVisible();
  await expect(list(page).getByRole('option', { name: '陶杯' })).toHaveCount(0);
});

test('a search that is sent before the page is interactive is among the recent ones [F5, S2]', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('陶杯');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/products/${encodeURIComponent('陶杯')}`);
  release();
  await interactive(page);
  await box(page).fill('');
  await expect(list(page).getByRole('option', { name: '陶杯' })).toBeVisible();
});

test('Enter that ends an IME composition submits nothing; the next one does [F5]', async ({
  page,
}) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/suggestions') queries.push(searchParams.get('q') ?? '');
  });
  // Before this, the browser's own form would be submitted by this Enter. A real input method would not send it to the
  // page.
  await interactive(page);
  await box(page).focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', {
    text: 'ㄔㄚˊ',
    selectionStart: 3,
    selectionEnd: 3,
  });
  await expect(box(page)).toHaveValue('ㄔㄚˊ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
  await input.send('Input.insertText', { text: '茶' });
  await expect(list(page).getByRole('option', { name: /NT\$/ }).first()).toBeVisible();
  expect(queries).toEqual(['茶']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${encodeURIComponent('茶')}`);
});

test('words typed together are found as near matches; a product that is not sold leads to alternatives [finding D2] [R2, F5]', async ({
  page,
}) => {
  await box(page).fill('鳳黎酥禮盒');
  await box(page).press('Enter');
  await expect(
    page.getByText('找不到完全符合「鳳黎酥禮盒」的商品，以下是相近的結果。'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /土鳳梨酥/ }).first()).toBeVisible();
  await box(page).fill('洗髮精');
  await box(page).press('Enter');
  await expect(page.getByText(/^找不到和「洗髮精」有關的商品/)).toBeVisible();
  await expect(page.getByRole('region', { name: '大家都買' }).getByRole('article')).toHaveCount(8);
  await expectAccessible(page);
  const keyword = page.getByRole('region', { name: '大家常找' }).getByRole('link').first();
  await keyword.click();
  await expect(page.getByText(/^共 \d+ 項商品$/)).toBeVisible();
});
