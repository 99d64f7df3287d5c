import type { CartView } from '@pinpu/shared/contracts';
import {
  type AppliedRule,
  destinationOf,
  ORDER_STATUS,
  orderAmounts,
  type PickupOffer,
} from '@pinpu/shared/domain';
import { before } from '../../../platform/clock.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { findShippingRules } from '../../base/settings/repository.ts';
import { cartView } from '../cart/cart-view.ts';
import { orderedLines, storedRules } from '../cart/price-rules/ordered-lines.ts';
import { rulesFor } from '../cart/price-rules/service.ts';
import { findProductsOnSale, lockCart, updateStoredCart } from '../cart/repository.ts';
import { currentView, removeOrdered } from '../cart/service.ts';
import { couponFor } from '../coupon/service.ts';
import { orderPlacedMail } from '../order/mails/order-mails.ts';
import { newOrderMail } from '../order/mails/shop-mail.ts';
import { soldLines } from '../order/order-view.ts';
import { type PayBy, payBy, payOtherwise } from '../order/paying/pay-by.ts';
import { lockOrder, type OrderRow, recordEvent, updateOrderStatus } from '../order/repository.ts';
import { confirmRoom, onlineReservationEnd, requireRoom } from '../order/stock/reservation.ts';
import { OutOfStock, reserveStock } from '../order/stock/stock-repository.ts';
import { promotedLines } from '../promo/earnings/service.ts';
import { promoEntitlement } from '../promo/links/repository.ts';
import { requireWithinLimits } from './buyer-limits.ts';
import { CheckoutMismatch, isAgreed } from './mismatch.ts';
import { newLines, newOrder, newOrderCode } from './new-order.ts';
import { type CheckoutContent, fingerprint } from './normalise-checkout.ts';
import { receiving } from './receiving.ts';
import {
  findCheckoutByKey,
  findRecentDuplicate,
  insertCheckoutKey,
  insertOrder,
  insertOrderLines,
} from './repository.ts';

export interface CheckoutRequest {
  s: string;
  /** Hash of the shopper's address. */
  client: string;
  /** The Idempotency-Key header, if one was sent. */
  key: string | undefined;
  content: CheckoutContent;
  cus_id: string | null;
  /** The sentence that rejects the coupon where too many codes were tried; undefined where it may be checked. */
  coupon_limit: string | undefined;
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

/** Reads what the shop sells, and locks the coupon, so that its uses are counted one after the other. */
async function sellable(
  tx: Database,
  { content, coupon_limit: limit, cus_id }: CheckoutRequest,
  now: Date,
) {
  const { cart, coupon_code, profile } = content;
  const { pl, member_id } = await promoEntitlement(tx, content.promo_code, now);
  const products = await findProductsOnSale(
    tx,
    cart.map(({ prd_id }) => prd_id),
    now,
  );
  const lines = cartView(cart, products, pl);
  const { cus_email, cus_mobile } = profile;
  const choice = { coupon_code, cart: lines.cart, now, cus_email, lock: true, limit };
  const { coupon, rejection } = await couponFor(tx, choice);
  const rules = await findShippingRules(tx);
  const buyer = { cus_id, cus_email, cus_mobile };
  const { offered, ...ruled } = await rulesFor(tx, {
    cart: lines.cart,
    pl,
    buyer,
    now,
    lock: true,
  });
  const view = {
    ...{ ...lines, ...ruled },
    ...(rejection !== undefined && { coupon_refusal: rejection }),
    ...(rules && { shipping_rules: rules }),
  };
  const shipping = { rules, destination: destinationOf({ ...content, ...profile }) };
  const amounts = orderAmounts(view.cart, coupon, shipping, view.price_rules);
  const { applied_rules: applied = [] } = amounts;
  const withoutRules = () => orderAmounts(view.cart, coupon, shipping);
  if (!isAgreed(content, view, { amounts, withoutRules }))
    throw new CheckoutMismatch(view, applied);
  const sold = new Map([...offered, ...products]);
  return { view, amounts, products: sold, pl, promoter: member_id, coupon };
}

async function placeOrder(
  tx: Database,
  request: CheckoutRequest,
  { payBy: choice, pickup, publicUrl, limits, now }: CheckoutSettings,
): Promise<OrderRow> {
  const { s, client, content, cus_id } = request;
  const { view, amounts, products, pl, promoter, coupon } = await sellable(tx, request, now);
  const buyer = { s, cus_email: content.profile.cus_email, client_hash: client };
  const cart = orderedLines(view, amounts.applied_rules ?? []);
  await requireRoom(tx, buyer, cart, limits);
  await requireWithinLimits(tx, { cus_id, ...content.profile }, view);
  const { inv_amt } = amounts;
  const received = await receiving(tx, { s, content, pickup, inv_amt, now });
  const price_rules = storedRules(view.price_rules, amounts.applied_rules ?? []);
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
  const placed = await updateOrderStatus(tx, draft, ORDER_STATUS.placed, by, now);
  const order = await payBy(tx, placed, choice, by, now);
  await orderPlacedMail(tx, order, { publicUrl, now });
  await newOrderMail(tx, order, { publicUrl, now });
  return order;
}

const cartOf = ({
  content,
  coupon_limit,
  cus_id,
}: Pick<CheckoutRequest, 'content' | 'coupon_limit' | 'cus_id'>) => {
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

/** What the rules of a cart's answer do to this checkout. */
function appliedIn({ content }: CheckoutRequest, view: CartView): AppliedRule[] {
  const { cart, coupon, shipping_rules: rules, price_rules } = view;
  const destination = destinationOf({ ...content, ...content.profile });
  return orderAmounts(cart, coupon, { rules, destination }, price_rules).applied_rules ?? [];
}

/** Places an order once per content. @throws CheckoutMismatch where prices, stock or amounts differ from the shop's. */
export async function checkout(db: Database, request: CheckoutRequest, settings: CheckoutSettings) {
  try {
    return await db.transaction((tx) => checkoutOnce(tx, request, settings));
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    const view = await currentView(db, cartOf(request), settings.now);
    throw new CheckoutMismatch(view, appliedIn(request, view));
  }
}
