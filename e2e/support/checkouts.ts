import type { Page } from '@playwright/test';

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
