import type { CartLine, Checkout, PaymentRedirect } from '@pinpu/shared/contracts';
import type { Fields } from '../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { orders } from '../../../server/src/platform/db/schema/index.ts';
import type { FakeEcpay } from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import { checkoutBody, lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { formOf } from '../../../server/src/testing/orders/sandbox.ts';
import { type Draw, oneOf } from '../../../server/src/testing/seeded-numbers.ts';
import { BEAUTY, BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { type Answer, post } from './http.ts';
import { must } from './proof.ts';

export interface CheckoutRequest {
  s: string;
  key: string | undefined;
  body: Checkout;
  /** The shopper's network address, in the form in which a proxy sends it. */
  from: string;
  /** Of a browser that has proved its e-mail; '' without one. */
  cookie?: string;
  /** Headers of a signed-in member's browser. */
  member?: Record<string, string>;
}

/** A placed order, from the response to a checkout. */
export interface Placed {
  guid: string;
  ord_code: string;
  /** The address and the fields of the form that redirects to the payment page; '' for an order without one. */
  action: string;
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
  { s, key, body, from, cookie = '', member = {} }: CheckoutRequest,
  send: typeof post = post,
): Promise<Answer> =>
  send(`${url}/api/cart/checkout?s=${s}`, {
    json: body,
    headers: {
      'x-forwarded-for': from,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(cookie !== '' && { cookie }),
      ...member,
    },
  });

/** The order in a response. @throws Error with the response if it contains none */
export function placedBy({ status, text }: Answer): Placed {
  if (status !== 200) throw new Error(`a checkout was answered ${status}: ${text.slice(0, 300)}`);
  const { data }: PaymentRedirect = JSON.parse(text);
  const { action, fields: form } = formOf(data.html);
  const trade_no = form.MerchantTradeNo ?? form.trade_no ?? '';
  return { guid: data.guid, ord_code: data.ord_code, action, form, trade_no };
}

export type WebhookKind = 'issued' | 'issuedLate' | 'paid' | 'failed' | 'pending';

export type Webhooks = Readonly<Record<WebhookKind, () => Fields>>;

let repeats = 0;

/** All webhooks that ECPay can send about an order's trade, each with another text and a valid check value. */
export function ecpayWebhooks(peer: FakeEcpay['peer'], { form }: Pick<Placed, 'form'>): Webhooks {
  const opened = peer.open(form);
  if (typeof opened === 'string') throw new Error(`ECPay rejects the form: ${opened}`);
  const say = (change: Partial<typeof opened>, fields: Fields) => () => {
    repeats += 1;
    const result = peer.result({ ...opened, ...change });
    return peer.signed({ ...result, RtnMsg: `message ${repeats}`, ...fields });
  };
  return {
    issued: say(
      { choice: 'ATM' },
      { RtnCode: '2', BankCode: '812', vAccount: '9103522175887271', ExpireDate: '2099/12/31' },
    ),
    issuedLate: say(
      { choice: 'CVS' },
      { RtnCode: '10100073', PaymentNo: 'LLL12345678901', ExpireDate: '2099/12/31 10:00:00' },
    ),
    paid: say({ choice: 'ATM', state: 'paid' }, {}),
    failed: say({ choice: 'Credit', state: 'failed' }, {}),
    pending: say({ choice: 'Credit' }, { RtnCode: '10300066' }),
  };
}

/** The connection was broken: the outcome is unknown. */
export class CutOff extends Error {
  override name = 'CutOff';
}

/** A shopper's requests, and which of them the shop has acknowledged. */
export interface Shopper {
  request: CheckoutRequest;
  /** The webhooks that the provider will send, in order. */
  plan: readonly WebhookKind[];
  /** The order, once it was acknowledged. */
  placed: Placed | null;
  /** Signed webhooks of the plan; `delivered` counts the acknowledged ones. */
  webhooks: readonly Fields[];
  delivered: number;
  /** The shop has cancelled the order meanwhile, as unpaid. */
  cancelled: boolean;
  /** The number of broken connections, by kind of request. */
  cuts: { checkout: number; webhook: number };
}

const PLANS: [readonly WebhookKind[], ...(readonly WebhookKind[])[]] = [
  ['paid'],
  ['paid'],
  ['issued', 'paid'],
  ['issued'],
  ['failed'],
  ['pending', 'paid'],
  [],
];

const GOODS = [OOLONG, BEAUTY, BRITTLE] as const;

/** A shopper with one to three random products in the cart. */
export function newShopper(draw: Draw): Shopper {
  const first = draw(GOODS.length);
  const cart = GOODS.slice(0, 1 + draw(GOODS.length)).map((_, i) =>
    lineOf(GOODS[(first + i) % GOODS.length] ?? OOLONG, 1 + draw(4), { tot_qty: 99 }),
  );
  const plan = oneOf(PLANS, draw);
  return {
    request: newCheckout(cart),
    plan,
    placed: null,
    webhooks: [],
    delivered: 0,
    cancelled: false,
    cuts: { checkout: 0, webhook: 0 },
  };
}

/** The order's status after the acknowledged requests; null without an order. */
export function acknowledged({ placed, plan, delivered, cancelled }: Shopper): number | null {
  const last = plan[delivered - 1];
  if (!placed) return null;
  if (cancelled) return 0;
  return last ? { paid: 3, failed: 88, issued: 6, issuedLate: 6, pending: 7 }[last] : 2;
}

export const isServed = ({ placed, plan, delivered }: Shopper): boolean =>
  placed !== null && delivered === plan.length;

/** @throws CutOff if there is no complete response */
async function orCutOff(shopper: Shopper, sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    shopper.cuts[shopper.placed ? 'webhook' : 'checkout'] += 1;
    throw new CutOff('no answer', { cause });
  }
}

/**
 * Continues after the last acknowledged request; an interrupted one is sent again unchanged. Webhooks can go to another
 * instance. @throws CutOff
 */
export async function resume(
  shopper: Shopper,
  url: string,
  peer: FakeEcpay['peer'],
  { send = post, webhooksTo = url }: { send?: typeof post; webhooksTo?: string } = {},
): Promise<void> {
  if (!shopper.placed) {
    const placed = placedBy(await orCutOff(shopper, sendCheckout(url, shopper.request, send)));
    // Where the database fails once the order is placed, its own page comes instead of a payment page.
    if (placed.trade_no === '') {
      shopper.cuts.checkout += 1;
      throw new CutOff('an order without a payment page');
    }
    const possible = ecpayWebhooks(peer, placed);
    shopper.webhooks = shopper.plan.map((kind) => possible[kind]());
    shopper.placed = placed;
  }
  for (const form of shopper.webhooks.slice(shopper.delivered)) {
    const sent = send(`${webhooksTo}/api/payment/ecpay/notice`, { form });
    const { status, text } = await orCutOff(shopper, sent);
    if (text !== '1|OK') throw new Error(`a webhook was answered ${status} ${text}`);
    shopper.delivered += 1;
  }
}

/** Whether an order may have this status, given what was acknowledged to the shopper. */
export type IsRight = (shopper: Shopper, status: number | undefined) => boolean;

const asAcknowledged: IsRight = (shopper, status) => status === acknowledged(shopper);

/** @throws Error unless the database has exactly one order per shopper, in the acknowledged status */
export async function mustBeStored(
  db: Database,
  shoppers: readonly Shopper[],
  isRight = asAcknowledged,
): Promise<void> {
  const rows = await db.select().from(orders);
  must(rows.length === shoppers.length, () => `${rows.length} orders of ${shoppers.length}`);
  const bySession = new Map(rows.map((row) => [row.s, row]));
  for (const shopper of shoppers) {
    const { request, placed } = shopper;
    const row = bySession.get(request.s);
    const lost = () => `${placed?.ord_code} of ${request.s}: ${JSON.stringify(row)}`;
    must(row?.guid === placed?.guid && row?.ord_code === placed?.ord_code, lost);
    must(row?.inv_amt === request.body.inv_amt && row.ship_amt === request.body.ship_amt, lost);
    must(isRight(shopper, row?.status), lost);
  }
}

/** @throws Error unless the shop shows each shopper the acknowledged order */
export async function mustBeShown(url: string, shoppers: readonly Shopper[]): Promise<void> {
  for (const shopper of shoppers) {
    const { placed, request } = shopper;
    const { status, text } = await post(`${url}/api/order/${placed?.guid}?s=${request.s}`, {});
    const shown = JSON.parse(text).body?.data?.body;
    const isRight =
      shown?.ord_code === placed?.ord_code &&
      shown?.inv_amt === request.body.inv_amt &&
      shown?.status === acknowledged(shopper);
    must(status === 200 && isRight, () => `${placed?.ord_code} is shown as ${status} ${text}`);
  }
}
