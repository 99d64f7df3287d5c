import { expect } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { longIf } from '../support/forms.ts';
import { test } from '../support/looking.ts';
import { OOLONG } from '../support/shopping.ts';

interface Screen {
  path: string;
  shows: string;
  ids: string;
  /** The same screen with other content, or at another address, is in the short form; this one is left out there. */
  isRepeated?: true;
}

const screens: readonly Screen[] = [
  { path: '/', shows: '鋪裡精選', ids: 'R1, F2, H1' },
  { path: '/products', shows: '所有商品', ids: 'R2, L1' },
  { path: '/products/茶葉', shows: '茶葉', ids: 'R2', isRepeated: true },
  { path: '/products/%25%20qqq', shows: '「% qqq」', ids: 'R2', isRepeated: true },
  { path: '/pl', shows: '團購好物', ids: 'R3' },
  { path: '/pb', shows: '團購組合', ids: 'R3', isRepeated: true },
  { path: `/product/${OOLONG}`, shows: '商品資訊', ids: 'R4, P1' },
  { path: '/product/P0107', shows: '您可能也會喜歡', ids: 'R4, P7' },
  { path: `/p/${OOLONG}`, shows: '商品資訊', ids: 'R4, P5', isRepeated: true },
  { path: '/product/P9999', shows: '找不到商品', ids: 'R4' },
  { path: '/returns', shows: '怎麼申請', ids: 'F2' },
  { path: '/privacy', shows: '我們有哪些資料', ids: 'F2', isRepeated: true },
  { path: '/company', shows: '公司資訊', ids: 'F2', isRepeated: true },
  { path: '/cart', shows: '購物車', ids: 'R5, C4' },
  { path: '/c', shows: '購物車', ids: 'R6', isRepeated: true },
  { path: '/vip', shows: '會員登入', ids: 'R7' },
  { path: '/el/', shows: '管理登入', ids: 'R9' },
];

for (const { path, shows, ids, isRepeated = false } of screens)
  test(`no accessibility faults at ${path} [${ids}]`, longIf(isRepeated), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    await expectFullAccessibility(page);
  });
