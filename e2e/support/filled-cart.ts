import { expect, type Page } from '@playwright/test';
import { BUYER, goToPayment, OOLONG, payByCard } from './shopping.ts';

/** A product's line in the form in which the browser stores it. */
async function lineOf(page: Page, prd_id: string, qty: number) {
  const response = await page.request.get(`/api/product/${prd_id}`);
  const { prd_name, prd_man_pic, tot_qty, price, ship_fee, ship_fee_free_amt } = (
    await response.json()
  ).body;
  return {
    prd_id,
    prd_name,
    prd_man_pic,
    tot_qty,
    qty,
    prd_price: price,
    ship_fee,
    ship_fee_free_amt,
  };
}

/** Buyer and recipient unencrypted, as releases before ADR 0145 stored them. */
function contacts(email: string) {
  const buyer = { ...BUYER, cus_email: email };
  const { cus_name: cnt_name, cus_mobile: phone1, cus_addr1: addr1 } = buyer;
  return { ...buyer, cnt_name, email, phone1, addr1, addr1_postcode: buyer.cus_postcode };
}

interface Filled {
  /** Pieces by product id. */
  goods?: Readonly<Record<string, number>>;
  email?: string;
}

/** For journeys that start at the order page; stores it from a page without scripts. */
export async function storeFilledCart(
  page: Page,
  { goods = { [OOLONG]: 1 }, email = BUYER.cus_email }: Filled = {},
) {
  const lines = await Promise.all(
    Object.entries(goods).map(([prd_id, qty]) => lineOf(page, prd_id, qty)),
  );
  await page.goto('/robots.txt');
  await page.evaluate(
    ([cart, info]) => {
      localStorage.setItem('cart', cart);
      localStorage.setItem('orderInfo', info);
    },
    [JSON.stringify({ key: crypto.randomUUID(), lines }), JSON.stringify(contacts(email))] as const,
  );
}

/** Opens the order page with such a cart. */
export async function openFilledCart(page: Page, filled: Filled = {}) {
  await storeFilledCart(page, filled);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: '訂購人' })).toContainText(BUYER.cus_name);
  const pieces = Object.values(filled.goods ?? { [OOLONG]: 1 }).reduce((sum, qty) => sum + qty, 0);
  await expect(page.getByRole('region', { name: '結帳' })).toContainText(`共 ${pieces} 件`);
}

/** Pays the order on the filled order page; returns the code of the order, whose dialog is open afterwards. */
export async function payOrder(page: Page): Promise<string> {
  await goToPayment(page);
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('已付款');
  const code = await order
    .getByText(/PP\d{6}\w{6}/)
    .first()
    .textContent();
  return /PP\d{6}\w{6}/.exec(code ?? '')?.[0] ?? '';
}

/** Buys as a guest. */
export async function placePaidOrder(page: Page): Promise<string> {
  await openFilledCart(page);
  return payOrder(page);
}
