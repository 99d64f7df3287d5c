import { creditOfOrder, ORDER_STATUS, type PickupOffer } from '@pinpu/shared/domain';
import { before } from '../../../platform/clock.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { lockCart, updateStoredCart } from '../cart/repository.ts';
import { currentView, removeOrdered } from '../cart/service.ts';
import { CreditGone, spendCredit } from '../credit/ledger.ts';
import { orderPlacedMail } from '../order/mails/order-mails.ts';
import { newOrderMail } from '../order/mails/shop-mail.ts';
import { soldLines } from '../order/order-view.ts';
import { type PayBy, payBy, payOtherwise } from '../order/paying/pay-by.ts';
import { lockOrder, type OrderRow, recordEvent, updateOrderStatus } from '../order/repository.ts';
import { confirmRoom, onlineReservationEnd, requireRoom } from '../order/stock/reservation.ts';
import { OutOfStock, reserveStock } from '../order/stock/stock-repository.ts';
import { promotedLines } from '../promo/earnings/service.ts';
import { requireWithinLimits } from './buyer-limits.ts';
import { CheckoutMismatch } from './mismatch.ts';
import { newLines, newOrder, newOrderCode } from './new-order.ts';
import { fingerprint } from './normalise-checkout.ts';
import { receiving } from './receiving.ts';
import {
  findCheckoutByKey,
  findRecentDuplicate,
  insertCheckoutKey,
  insertOrder,
  insertOrderLines,
} from './repository.ts';
import { appliedIn, type SellableRequest, sellable } from './sellable.ts';

export interface CheckoutRequest extends SellableRequest {
  s: string;
  /** Hash of the shopper's address. */
  client: string;
  /** The Idempotency-Key header, if one was sent. */
  key: string | undefined;
}

export interface CheckoutSettings {
  payBy: PayBy;
  pickup: PickupOffer | undefined;
  publicUrl: string;
  limits: Limits;
  now: Date;
}

const BY_CHECKOUT = { actor: 'checkout', cause: 'checkout' } as const;

/** How long the same content from the same session counts as a duplicate (second tab, second tap), in ms. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

async function placeOrder(
  tx: Database,
  request: CheckoutRequest,
  { payBy: choice, pickup, publicUrl, limits, now }: CheckoutSettings,
): Promise<OrderRow> {
  const { s, client, content, cus_id } = request;
  const { view, cart, amounts, price_rules, ...sold } = await sellable(tx, request, now);
  const { products, pl, promoter, coupon } = sold;
  const buyer = { s, cus_email: content.profile.cus_email, client_hash: client };
  await requireRoom(tx, buyer, cart, limits);
  await requireWithinLimits(tx, { cus_id, ...content.profile }, view);
  const { inv_amt } = amounts;
  const received = await receiving(tx, { s, content, pickup, inv_amt, now });
  const placing = { s, client, content, cus_id, cart, amounts, price_rules };
  const ordered = newOrder({ ...placing, pl, coupon, now });
  const details = { ...ordered, ...received };
  const draft = await insertOrder(tx, details, () => newOrderCode(now));
  const { ord_id } = draft;
  const by = BY_CHECKOUT;
  await recordEvent(tx, { ord_id, from_status: null, to_status: draft.status }, by, now);
  const lines = newLines(ord_id, cart, products);
  await insertOrderLines(tx, await promotedLines(tx, draft, promoter, lines));
  await reserveStock(tx, ord_id, cart, onlineReservationEnd(draft, now), now);
  await spendCredit(tx, draft, creditOfOrder(draft), now);
  const placed = await updateOrderStatus(tx, draft, ORDER_STATUS.placed, by, now);
  const order = await payBy(tx, placed, choice, by, now);
  await orderPlacedMail(tx, order, { publicUrl, now });
  await newOrderMail(tx, order, { publicUrl, now });
  return order;
}

const cartOf = ({ content, coupon_limit, cus_id }: SellableRequest) => {
  const { cus_email, cus_mobile } = content.profile;
  return { ...content, coupon_limit, cus_id, cus_email, cus_mobile };
};

/** With the same key, or the same content shortly before; undefined where there is none. */
async function findExistingOrder(
  tx: Database,
  { s, content, coupon_limit, cus_id }: CheckoutRequest,
  key: string,
  print: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const known = await findCheckoutByKey(tx, s, key);
  if (known?.ord_id && known.fingerprint === print) return lockOrder(tx, known.ord_id);
  if (known) {
    throw new Rejection(
      409,
      'CHECKOUT_REPEATED',
      '這次結帳已經成立訂單，內容不同的訂單請重新結帳。',
      {
        body: await currentView(tx, cartOf({ content, coupon_limit, cus_id }), now),
      },
    );
  }
  return findRecentDuplicate(tx, s, print, before(now, DUPLICATE_WINDOW_MS));
}

async function checkoutOnce(tx: Database, request: CheckoutRequest, settings: CheckoutSettings) {
  const { s, content } = request;
  const { now } = settings;
  const cart = await lockCart(tx, s, now);
  const print = fingerprint(content);
  // Without a key from the browser, the cart's version and the content's hash are the key.
  const key = request.key ?? `cart ${cart.version} ${print}`;
  const earlier = await findExistingOrder(tx, request, key, print, now);
  const order = earlier
    ? await payOtherwise(tx, earlier, settings.payBy, BY_CHECKOUT, settings)
    : await placeOrder(tx, request, settings);
  await insertCheckoutKey(tx, { s, key, fingerprint: print, ord_id: order.ord_id, c_date: now });
  if (!earlier) {
    await updateStoredCart(tx, cart, { cart: [], promo_code: cart.promo_code }, now);
    if (request.cus_id !== null) await removeOrdered(tx, request.cus_id, content.cart, now);
    await confirmRoom(tx, order, soldLines(order), settings.limits);
  }
  return order;
}

/** Places an order once per content. @throws CheckoutMismatch where prices, stock or amounts differ from the shop's. */
export async function checkout(db: Database, request: CheckoutRequest, settings: CheckoutSettings) {
  try {
    return await db.transaction((tx) => checkoutOnce(tx, request, settings));
  } catch (error) {
    if (!(error instanceof OutOfStock || error instanceof CreditGone)) throw error;
    const view = await currentView(db, cartOf(request), settings.now);
    throw new CheckoutMismatch(view, appliedIn(request, view));
  }
}
