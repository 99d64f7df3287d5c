import type { Page } from '@playwright/test';

/** The lines of the cart this browser keeps. */
export const keptCart = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);

/** Watches the wire: the trade numbers that were sent to the payment page, and the orders that were answered. */
export function tradesOf(page: Page) {
  const numbers: string[] = [];
  const orders = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/sandbox-pay/checkout')) return;
    numbers.push(new URLSearchParams(request.postData() ?? '').get('trade_no') ?? '');
  });
  page.on('response', async (response) => {
    if (!/\/api\/cart\/(checkout|pay|pubPay)\b/.test(response.url()) || !response.ok()) return;
    const { data } = await response.json();
    orders.add(data.guid);
  });
  return { numbers: () => numbers, orders: () => [...orders] };
}
