import type { CartLine, Checkout, PaymentRedirect } from '@pinpu/shared/contracts';
import { checkoutBody } from '../../../server/src/testing/orders/buyer.ts';
import { formOf } from '../../../server/src/testing/orders/sandbox.ts';
import { type Answer, post } from './post.ts';

export interface CheckoutRequest {
  s: string;
  key: string | undefined;
  body: Checkout;
  /** The shopper's network address, in the form in which a proxy sends it. */
  from: string;
}

/** A placed order, from the response to a checkout. */
export interface Placed {
  guid: string;
  ord_code: string;
  /** Fields of the form that redirects to the payment page. */
  form: Record<string, string>;
  trade_no: string;
}

let count = 0;

/** The network address of shopper number `n`. */
export const addressOf = (n: number): string =>
  `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/**
 * A checkout request of a new session. E-mail and address are the shopper's own: checkouts with a common one wait for
 * each other, and would never compete for the stock.
 */
export function newCheckout(cart: CartLine[], change: Partial<Checkout> = {}): CheckoutRequest {
  count += 1;
  const s = `buyer-${process.pid}-${count}`;
  const mail = { cus_email: `${s}@pinpu.test` };
  const body = checkoutBody(cart, { ...mail, ...change });
  return { s, key: `key-of-${s}`, body, from: addressOf(count) };
}

export const sendCheckout = (
  url: string,
  { s, key, body, from }: CheckoutRequest,
  send: typeof post = post,
): Promise<Answer> =>
  send(`${url}/api/cart/checkout?s=${s}`, {
    json: body,
    headers: {
      'x-forwarded-for': from,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });

/** The order in a response. @throws Error with the response if it contains none */
export function placedBy({ status, text }: Answer): Placed {
  if (status !== 200) throw new Error(`a checkout was answered ${status}: ${text.slice(0, 300)}`);
  const { data }: PaymentRedirect = JSON.parse(text);
  const form = formOf(data.html).fields;
  const trade_no = form.MerchantTradeNo ?? form.trade_no ?? '';
  return { guid: data.guid, ord_code: data.ord_code, form, trade_no };
}
