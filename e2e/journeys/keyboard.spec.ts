import { expect, type Page } from '@playwright/test';
import {
  enter,
  expectArrival,
  skipHeader,
  tabTo,
  typeInto,
} from '../support/accessibility/keyboard.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const dialog = (page: Page) => page.locator('dialog[open]');

async function find(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: '搜尋商品' }));
  await page.keyboard.insertText('烏龍');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${encodeURIComponent('烏龍')}`);
  await expectArrival(page, '「烏龍」');

  await tabTo(page, page.getByRole('tab', { name: '綜合排名' }));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const hot = page.getByRole('tab', { name: '最熱銷' });
  await expect(hot).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hot).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: '綜合排名', selected: true })).toBeVisible();

  const filters = page.getByRole('banner').getByRole('button', { name: '篩選' });
  await enter(page, filters, 'Shift+Tab');
  await expect(page.getByRole('dialog', { name: '篩選搜尋結果' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();

  await enter(page, page.locator('main article a').first());
  await expect(page).toHaveURL(/\/product\//);
}

async function buy(page: Page) {
  const quantity = page.getByRole('main').getByRole('spinbutton');
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await enter(page, page.getByRole('button', { name: '加入購物車' }));
  await expect(page.getByRole('status').filter({ hasText: '已放入購物車' })).toBeVisible();
  await expect(page.getByRole('button', { name: '加入購物車' })).toBeFocused();
  await enter(page, page.getByRole('link', { name: '看購物車' }));
  await expect(page).toHaveURL(/\/cart$/);
  await expectArrival(page, '確認訂單資訊');
}

async function fillInByKeyboard(page: Page) {
  const edit = page.getByRole('button', { name: '編輯訂購人資料' });
  await enter(page, edit);
  const buyer = page.getByRole('group', { name: '訂購人' });
  await typeInto(page, [
    [buyer.getByLabel('姓名'), '林測試'],
    [buyer.getByLabel('手機'), '0912345678'],
    [buyer.getByLabel('電子郵件'), 'keyboard@pinpu.test'],
    [buyer.getByLabel('郵遞區號'), '100'],
    [buyer.getByLabel('地址'), '臺北市中正區重慶南路一段 122 號'],
  ]);
  await tabTo(page, page.getByRole('button', { name: '與訂購人相同' }));
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: '儲存' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
}

test('a shopper gets from home to the payment page by keyboard alone, with visible focus at every stop [F5, F10, L1, P5, P7, C2, C6, C7, C9]', async ({
  page,
}) => {
  test.slow();
  await find(page);
  await expect(page.getByRole('main')).toBeFocused();
  await buy(page);
  await fillInByKeyboard(page);

  const checkOut = page.getByRole('button', { name: '前往結帳' });
  await enter(page, checkOut);
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeVisible();
  await enter(page, confirm.getByRole('button', { name: '再確認一下訂單' }));
  await expect(confirm).toHaveCount(0);
  await expect(checkOut).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, confirm.getByRole('button', { name: '立即付款' }));
  await expect(page.getByText('沙盒付款')).toBeVisible();
});

test('Back focuses the new page and announces its title [R2, R4]', async ({ page }) => {
  test.slow();
  await page.goto('/products');
  await skipHeader(page);
  await enter(page, page.locator('main article a').first());
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('spinbutton'));
  await page.goBack();
  await expect(page).toHaveURL(/\/products(#main)?$/);
  await expectArrival(page, '所有商品');
});

test(
  'removing a cart line moves the focus to its undo button, for the last line too [C3, C4]',
  LONG,
  async ({ page }) => {
    test.slow();
    await openFilledCart(page, { goods: { [OOLONG]: 1, P0303: 1 } });
    await skipHeader(page);
    const removals = page.getByRole('button', { name: /^移除/ });
    await expect(removals).toHaveCount(2);
    await enter(page, removals.first());
    await expect(removals).toHaveCount(1);
    const ways = page.getByRole('button', { name: /^復原/ });
    await expect(ways.first()).toBeFocused();
    await enter(page, removals);
    await expect(page.getByText('購物車是空的')).toBeVisible();
    await expect(ways.last()).toBeFocused();
  },
);
