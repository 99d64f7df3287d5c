import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { openShopDesk } from '../support/administration.ts';
import { embedTag, foreignHost, STRICT } from '../support/embed/foreign-host.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { inNewMail } from '../support/mail.ts';
import { MUG } from '../support/mug.ts';
import { shop } from '../support/shop.ts';
import { fillIn, goToPayment, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const NAME = '雪白釉馬克杯　厚底';
/** The white mug of 300 ml, as `mug-with-options.ts` numbers them. */
const WHITE = `${MUG}-11`;

const lineOf = (page: Page, values: string) =>
  page.getByRole('listitem', { name: `${NAME}（${values}）` });

async function choose(page: Page, ...values: string[]) {
  const dialog = page.getByRole('dialog', { name: '選擇規格' });
  for (const value of values) await dialog.getByRole('radio', { name: value }).check();
  await dialog.getByRole('button', { name: '確定' }).click();
  await expect(dialog).toBeHidden();
}

/** Pays the order of the filled order page; returns its code, with its dialog open. */
async function paidOrder(page: Page) {
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('已付款');
  const title = await order.getByRole('heading', { name: /^訂購單明細: / }).textContent();
  return { order, code: title?.split(': ')[1] ?? '' };
}

test('a line from before its product had options waits for a choice; two variants get to a paid order, its mail and its packing list [T5, T6]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = 'two-mugs@pinpu.test';
  await openFilledCart(page, { goods: { [MUG]: 2, [WHITE]: 1 }, email });
  const request = page.getByRole('button', { name: `選擇規格：${NAME}` });
  await expect(request).toBeVisible();
  await page.getByRole('button', { name: '前往結帳' }).click();
  await expect(request).toBeFocused();
  await expect(page.getByText('請先選擇這項商品的規格，再結帳。')).toBeInViewport();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '選擇規格' });
  await dialog.getByRole('radio', { name: '墨黑' }).check();
  await expectAccessible(page, 'dialog');
  await choose(page, '300 ml');
  const change = page.getByRole('button', { name: `更改規格：${NAME}（墨黑／300 ml）` });
  await expect(change).toBeFocused();

  await change.click();
  await choose(page, '青瓷', '450 ml');
  await expect(lineOf(page, '青瓷／450 ml').getByRole('spinbutton')).toHaveValue('2');
  await expect(lineOf(page, '雪白／300 ml').getByRole('spinbutton')).toHaveValue('1');
  await expect(
    lineOf(page, '青瓷／450 ml').getByRole('link', { name: NAME, exact: true }),
  ).toHaveAttribute('href', `/product/${MUG}?v=${MUG}-22`);

  await inNewMail(page, {
    email,
    subject: '已成立',
    pattern: /雪白釉馬克杯　厚底（青瓷／450 ml） × 2/,
    request: () => goToPayment(page),
  });
  await expect(page.getByRole('main')).toContainText(`${NAME}（青瓷／450 ml） × 2`);
  const { order, code } = await paidOrder(page);
  await expect(order.getByText('選項：青瓷／450 ml')).toBeVisible();
  await expect(order.getByText('選項：雪白／300 ml')).toBeVisible();

  const desk = await openShopDesk(browser, `/el/shop/packing?codes=${code}`);
  const sheet = desk.getByRole('article', { name: `備貨單 ${code}` });
  await expect(sheet.getByRole('row', { name: /-22 .*選項：青瓷／450 ml 2$/ })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /-11 .*選項：雪白／300 ml 1$/ })).toBeVisible();
  await desk.context().close();
});

test('an element on another page offers the choice, and its cart is ordered at the shop [T5]', async ({
  page,
}) => {
  test.slow();
  const elements = `<main><h1>杯子</h1><pinpu-product product="${MUG}"></pinpu-product><pinpu-buy-button product="${WHITE}"></pinpu-buy-button><pinpu-cart></pinpu-cart></main>`;
  const host = await foreignHost((site) => ({
    '/': { policy: STRICT, html: embedTag(site) + elements },
  }));
  await page.goto(host.origin);
  const card = page.locator('pinpu-product');
  await card.getByRole('button', { name: '加入購物車' }).click();
  await expect(card.getByLabel('釉色')).toBeFocused();
  await expect(card.getByText('請選擇容量')).toBeVisible();
  await card.getByLabel('釉色').selectOption('青瓷');
  await card.getByLabel('容量').selectOption('450 ml');
  await card.getByRole('button', { name: '加入購物車' }).click();
  await page.locator('pinpu-buy-button').getByRole('button', { name: '加入購物車' }).click();
  const cart = page.locator('pinpu-cart');
  await expect(cart.getByText('選項：青瓷／450 ml')).toBeVisible();
  await expect(cart.getByText('選項：雪白／300 ml')).toBeVisible();
  await expectAccessible(page);
  await expect(cart.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  await cart.getByRole('button', { name: /^前往.+結帳$/ }).click();
  await page.waitForURL(`${shop.url}/cart`);
  await fillIn(page);
  await goToPayment(page);
  const { order } = await paidOrder(page);
  await expect(order.getByText('選項：青瓷／450 ml')).toBeVisible();
  await host.close();
});
