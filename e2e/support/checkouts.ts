import type { Page } from '@playwright/test';

/** The lines of the cart this browser keeps. */
export const storedCart = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);

/** Watches what the browser sends: keys of checkouts, and to the payment page orders and trade numbers; each once. */
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
