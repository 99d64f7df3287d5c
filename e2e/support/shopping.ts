import { expect, type Page } from '@playwright/test';
import { interactive } from './rendered-page.ts';

/** A product of the demo shop with a group price, in stock. */
export const OOLONG = 'P0101';

/** Leaving the entry is asynchronous, and would cancel a navigation that starts meanwhile. */
export async function dialogClosed(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
}

export async function addToCart(page: Page, prd_id: string, pieces = 1) {
  await page.goto(`/product/${prd_id}`);
  // From then on, each press counts.
  await interactive(page);
  const buying = page.getByRole('region', { name: '購買' });
  for (let more = 1; more < pieces; more += 1)
    await page.getByRole('button', { name: '增加一件' }).first().click();
  await buying.getByRole('button', { name: '加入購物車' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已放入購物車' })).toBeVisible();
}

export const BUYER = {
  cus_name: '林測試',
  cus_phone: '',
  cus_mobile: '0912345678',
  cus_email: 'guest@pinpu.test',
  cus_postcode: '100',
  cus_addr1: '臺北市中正區重慶南路一段 122 號',
};

async function typeBuyer(page: Page, email: string) {
  await page.getByRole('button', { name: '編輯訂購人資料' }).click();
  const buyer = page.getByRole('group', { name: '訂購人' });
  await buyer.getByLabel('姓名').fill(BUYER.cus_name);
  await buyer.getByLabel('手機').fill(BUYER.cus_mobile);
  await buyer.getByLabel('電子郵件').fill(email);
  await buyer.getByLabel('郵遞區號').fill(BUYER.cus_postcode);
  await buyer.getByLabel('地址').fill(BUYER.cus_addr1);
}

export async function fillIn(page: Page, email = BUYER.cus_email) {
  await typeBuyer(page, email);
  await sendToBuyer(page);
}

/** Fills in only the buyer; the recipient is already there. */
export async function fillInBuyer(page: Page, email: string) {
  await typeBuyer(page, email);
  await page.getByRole('button', { name: '儲存' }).click();
  await dialogClosed(page);
}

/** In the open form, copies the buyer to the recipient. */
async function sendToBuyer(page: Page) {
  await page.getByRole('button', { name: '與訂購人相同' }).click();
  await page.getByRole('button', { name: '儲存' }).click();
  await dialogClosed(page);
}

/** For a member, whose own data are already filled in: fills in only the recipient. */
export async function fillInRecipient(page: Page) {
  await page.getByRole('button', { name: '編輯收件人資料' }).click();
  await sendToBuyer(page);
}

export async function goToPayment(page: Page) {
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('沙盒付款')).toBeVisible();
}

export async function payByCard(page: Page) {
  await page.getByRole('button', { name: '信用卡付款', exact: true }).click();
  await page.waitForURL(/\/cart\/paid\//);
}

/** The cart lines in this browser's storage. */
export const storedCart = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);

/**
 * Records what the browser sends, each value once: keys of checkouts, and orders and trade numbers sent to the payment
 * page.
 */
export function tradesOf(page: Page) {
  const orders = new Set<string>();
  const numbers = new Set<string>();
  const keys = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/cart/checkout'))
      keys.add(request.headers()['idempotency-key'] ?? '');
    if (!request.url().endsWith('/sandbox-pay/checkout')) return;
    const fields = new URLSearchParams(request.postData() ?? '');
    orders.add(fields.get('ord_code') ?? '');
    numbers.add(fields.get('trade_no') ?? '');
  });
  return { orders: () => [...orders], numbers: () => [...numbers], keys: () => [...keys] };
}
