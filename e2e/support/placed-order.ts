import { expect, type Page } from '@playwright/test';
import { openFilledCart } from './filled-cart.ts';
import { goToPayment, payByCard } from './shopping.ts';

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
