import { type Browser, expect, type Page } from '@playwright/test';
import { tabTo } from '../support/accessibility/keyboard.ts';
import { expectTargetSize } from '../support/accessibility/target-size.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { signIn } from '../support/mail.ts';
import { addToCart, OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

/** A second product of the demo shop, in stock. */
const SECOND = 'P0303';

const rowOf = (page: Page, prd_id: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${prd_id}"]`) });

const cartUpdate = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/cart/update'));

/** Opens the shop on another device, i.e. in another browser context. */
const device = async (browser: Browser) => (await browser.newContext()).newPage();

test('a line removed by keyboard is restored to its place with its quantity [C3]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page, { goods: { [OOLONG]: 2, [SECOND]: 1 } });
  const first = rowOf(page, OOLONG);
  await tabTo(page, first.getByRole('button', { name: /^移除/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 1 件');
  const back = page.getByRole('button', { name: /^復原/ });
  await expect(back).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^已移除.*可以復原。$/ })).toHaveCount(1);
  await expectTargetSize(page);
  await page.keyboard.press('Enter');
  await expect(first.getByRole('spinbutton')).toHaveValue('2');
  await expect(first.getByRole('button', { name: /^移除/ })).toBeFocused();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('spinbutton') })
      .first(),
  ).toHaveAccessibleName((await first.getAttribute('aria-label')) ?? '');
  await first.getByRole('button', { name: /^移除/ }).click();
  await page.getByRole('link', { name: '會員中心' }).first().click();
  await expect(page.getByLabel('電子郵件')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 1 件');
  await expect(page.getByRole('button', { name: /^復原/ })).toHaveCount(0);
});

test('a member’s cart appears on a second device; added lines are marked, and can be removed [S4]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = 'two-devices@pinpu.test';
  await signIn(page, email);
  await addToCart(page, OOLONG, 3);
  const updates = cartUpdate(page);
  await page.goto('/cart');
  await updates;

  const desk = await device(browser);
  await addToCart(desk, OOLONG);
  await addToCart(desk, SECOND);
  await signIn(desk, email);
  await desk.goto('/cart');
  await expect(desk.getByText('已加入您先前購物車中的 1 項商品。')).toBeVisible();
  await expect(rowOf(desk, OOLONG)).toContainText('先前購物車：1 → 3 件');
  await expect(desk.getByRole('region', { name: '結帳' })).toContainText('共 4 件');
  await expectTargetSize(desk);

  await page.reload();
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 4 件');
  await expect(rowOf(page, SECOND)).toContainText('來自先前購物車');

  const undone = cartUpdate(desk);
  await desk.getByRole('button', { name: '復原', exact: true }).click();
  await expect(desk.getByRole('region', { name: '結帳' })).toContainText('共 2 件');
  await undone;
  await page.reload();
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 2 件');
});

test('a change in a second tab shows in the first at once, and input in progress there is preserved [S4, C10]', async ({
  page,
  context,
}) => {
  test.slow();
  await openFilledCart(page, { goods: { [OOLONG]: 1, [SECOND]: 1 } });
  const second = await context.newPage();
  await second.goto('/cart');
  await rowOf(second, OOLONG).getByRole('button', { name: '增加一件' }).click();
  await expect(rowOf(page, OOLONG).getByRole('spinbutton')).toHaveValue('2');

  const typing = rowOf(page, OOLONG).getByRole('spinbutton');
  await typing.fill('7');
  await rowOf(second, OOLONG).getByRole('button', { name: '增加一件' }).click();
  await rowOf(second, SECOND).getByRole('button', { name: /^移除/ }).click();
  await expect(rowOf(page, SECOND)).toHaveCount(0);
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 3 件');
  await expect(typing).toHaveValue('7');
  await expect(typing).toBeFocused();
  await typing.press('Enter');
  await expect(rowOf(second, OOLONG).getByRole('spinbutton')).toHaveValue('7');
});

/** Fills the cart with more lines than the demo shop has products: the fake server accepts every cart. */
async function fillWith(page: Page, count: number) {
  await page.route('**/api/cart/update**', async (route) => {
    const { cart } = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, body: { cart, pl: 0, changes: [] } } });
  });
  await page.goto('/');
  await page.evaluate((many) => {
    const lines = Array.from({ length: many }, (_, index) => ({
      prd_id: `X${index}`,
      prd_name: `大宗採購的商品，第 ${index} 項`,
      prd_price: 100,
      prd_man_pic: '',
      tot_qty: 20,
      qty: 1,
      ship_fee: 0,
      ship_fee_free_amt: 0,
    }));
    localStorage.setItem('cart', JSON.stringify({ key: 'key-of-a-test', lines }));
  }, count);
}

test('a cart of 500 lines is shown completely, and fifty taps on one line are one request [N3, C3]', async ({
  page,
}) => {
  test.slow();
  await fillWith(page, 500);
  const opened = cartUpdate(page);
  await page.goto('/cart');
  await opened;
  await expect(page.getByRole('spinbutton')).toHaveCount(500);
  let updates = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/cart/update')) updates += 1;
  });
  const once = cartUpdate(page);
  await rowOf(page, 'X250')
    .getByRole('button', { name: '增加一件' })
    .evaluate(async (plus: HTMLElement) => {
      for (let tap = 0; tap < 50; tap += 1) {
        plus.click();
        // The page must handle each tap before the next.
        await new Promise((done) => setTimeout(done));
      }
    });
  const { cart } = (await once).request().postDataJSON();
  expect([cart.length, cart[250].qty, updates]).toEqual([500, 20, 1]);
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 519 件');
});
