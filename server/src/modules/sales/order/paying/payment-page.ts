import type { CartLine, PaymentRedirect, RejectionCode } from '@pinpu/shared/contracts';
import {
  lineName,
  ORDER_STATUS,
  orderPath,
  type PayWayOffer,
  payWaysFor,
  payWaysOfRecWay,
} from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { shopName } from '../../../base/settings/service.ts';
import type {
  PaymentForm,
  PaymentItem,
  PaymentProvider,
  PaymentRequest,
} from '../../payment/port.ts';
import { paymentUnavailable, TradeNumberUsed } from '../../payment/provider-unreachable.ts';
import { redirectPage } from '../../payment/redirect-page.ts';
import {
  type Attempt,
  findCurrentAttempt,
  insertAttempt,
  markAttemptsSuperseded,
  updateAttempt,
} from '../../payment/repository.ts';
import { soldLines } from '../order-view.ts';
import { lockOrder, type OrderRow } from '../repository.ts';

/** The part of an open attempt's `meta` that stores the start of a trade which the provider has opened. */
const storedSchema = z.object({
  start: z.object({
    method: z.enum(['get', 'post']),
    action: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
});

/**
 * Starts an attempt's payment. The provider opens a trade only once: its start is stored with the attempt, and later
 * requests reuse it. @throws ProviderUnreachable, TradeNumberUsed
 */
async function startPayment(
  db: Database,
  provider: Pick<PaymentProvider, 'begin'>,
  attempt: Attempt,
  request: PaymentRequest,
  now: Date,
): Promise<PaymentForm> {
  const stored = z.safeParse(storedSchema, attempt.meta);
  if (stored.success) return stored.data.start;
  const { form, provider_trade_no } = await provider.begin(request);
  if (provider_trade_no !== undefined) {
    const start = { method: 'post', ...form };
    await updateAttempt(db, attempt.attempt_id, { provider_trade_no, meta: { start } }, now);
  }
  return form;
}

export interface PaymentPageSettings {
  provider: PaymentProvider;
  offers: readonly PayWayOffer[];
  origin: string;
  now: Date;
}

const callbackUrl = (
  { provider, origin }: PaymentPageSettings,
  { guid }: OrderRow,
  what: 'return' | 'cancel',
) => `${origin}/api/payment/${provider.name}/${what}/${guid}`;

const paymentItem = (line: CartLine): PaymentItem => ({
  name: lineName(line),
  quantity: line.qty,
  price: line.prd_price,
});

function paymentRequest(
  order: OrderRow,
  attempt: Attempt,
  settings: PaymentPageSettings & { shop: string },
): PaymentRequest {
  const { offers, origin, shop } = settings;
  const { guid, ord_code, rec_way, ship_amt } = order;
  const { trade_no, amount, pay_way, pay_period } = attempt;
  return {
    trade_no,
    amount,
    ord_code,
    shop,
    pay_way,
    pay_period,
    ways: payWaysFor(payWaysOfRecWay(offers, rec_way), amount),
    items: soldLines(order).map(paymentItem),
    ship_amt,
    return_urls: {
      paid: origin + orderPath('paid', guid),
      failed: origin + orderPath('failed', guid),
      order: origin + orderPath('order', guid),
    },
    result_url: callbackUrl(settings, order, 'return'),
    cancel_url: callbackUrl(settings, order, 'cancel'),
    origin,
  };
}

/** Opens a new attempt in place of one whose trade number is used at the provider, without a known payment page. */
async function replaceAttempt(db: Database, { ord_id }: OrderRow, used: Attempt, now: Date) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    const current = await findCurrentAttempt(tx, ord_id);
    // Another request was first; its attempt is the one to pay.
    if (current?.attempt_id !== used.attempt_id) return current;
    if (order.status !== ORDER_STATUS.placed) return undefined;
    await markAttemptsSuperseded(tx, ord_id, now);
    return insertAttempt(tx, order, used, now);
  });
}

/** @throws Rejection 503 where the provider returns no page; the order stays and can be paid from its details. */
async function paymentForm(
  db: Database,
  order: OrderRow,
  attempt: Attempt,
  settings: PaymentPageSettings,
): Promise<PaymentForm> {
  const { provider, now } = settings;
  const named = { ...settings, shop: await shopName(db) };
  const start = (one: Attempt) =>
    startPayment(db, provider, one, paymentRequest(order, one, named), now);
  try {
    return await start(attempt).catch(async (error: unknown) => {
      if (!(error instanceof TradeNumberUsed)) throw error;
      const replaced = await replaceAttempt(db, order, attempt, now);
      if (!replaced) throw error;
      return start(replaced);
    });
  } catch (cause) {
    throw Object.assign(paymentUnavailable(), { cause });
  }
}

/** Orders paid on receipt, and those of NT$0, need no payment page. */
const isWithoutPage = ({ status, ap_amt }: OrderRow): boolean =>
  status === ORDER_STATUS.cashOnDelivery ||
  status === ORDER_STATUS.storePickup ||
  (status === ORDER_STATUS.paid && ap_amt === 0);

/**
 * A form that leads to the order, where it can be paid: the answer for an order that was placed just now, where the
 * database does not give its payment page.
 */
export const orderAnswer = ({ guid, ord_code }: OrderRow, origin: string): PaymentRedirect => {
  const form = { method: 'get', action: origin + orderPath('order', guid), fields: {} } as const;
  return { success: true, data: { html: redirectPage(form), ord_code, guid } };
};

/**
 * The HTML form that leads to the payment page of an order's current attempt (spec §7 `data.html`). For an order paid
 * on receipt, or of NT$0, it leads to the order itself. @throws Rejection 409 where nothing is left to pay, 503 where
 * the provider returns no page.
 */
export async function paymentPage(
  db: Database,
  order: OrderRow,
  settings: PaymentPageSettings,
): Promise<PaymentRedirect> {
  const { guid, ord_code } = order;
  const answer = (form: PaymentForm) =>
    ({ success: true, data: { html: redirectPage(form), ord_code, guid } }) as const;
  if (isWithoutPage(order))
    return answer({ action: callbackUrl(settings, order, 'return'), fields: {} });
  const attempt = await findCurrentAttempt(db, order.ord_id);
  if (attempt?.status !== 'open')
    throw new Rejection(
      409,
      'ORDER_NOT_PAYABLE' satisfies RejectionCode,
      '這筆訂單目前不需要付款，請至訂單明細查看。',
    );
  return answer(await paymentForm(db, order, attempt, settings));
}
