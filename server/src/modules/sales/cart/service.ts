import type { CartLine, CartUpdate, CartView } from '@pinpu/shared/contracts';
import {
  CART_MAX_LINES,
  isSameCart,
  type LineQuantity,
  mergedCart,
  SHOWN_FACTS,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findShippingRules } from '../../base/settings/repository.ts';
import { couponFor } from '../coupon/service.ts';
import { ownCoupons } from '../coupon/shop-coupon.ts';
import { creditOffer } from '../credit/ledger.ts';
import { promoEntitlement } from '../promo/links/repository.ts';
import { cartView, mergedLines, type RequestedLine } from './cart-view.ts';
import { rulesFor } from './price-rules/service.ts';
import {
  findProductsOnSale,
  hasCart,
  lockCart,
  lockMemberCart,
  updateMemberCart,
  updateStoredCart,
} from './repository.ts';

export interface CartRequest {
  cart: readonly RequestedLine[];
  promo_code?: string | undefined;
  coupon_code?: string | undefined;
  /** The sentence that rejects the coupon where too many codes were tried; undefined where it may be checked. */
  coupon_limit?: string | undefined;
  /** The buyer, as far as it is known: uses of the coupon, and rules for members and first orders depend on it. */
  cus_id?: string | null | undefined;
  cus_email?: string | undefined;
  cus_mobile?: string | undefined;
}

/** The cart as the shop can sell it now; group prices depend on the promo code alone (spec §6, decided). */
export async function currentView(
  db: Database,
  { cart, promo_code = '', coupon_code = '', coupon_limit: limit, ...known }: CartRequest,
  now: Date,
): Promise<CartView> {
  const { pl } = await promoEntitlement(db, promo_code, now);
  const products = await findProductsOnSale(
    db,
    [...new Set(cart.map(({ prd_id }) => prd_id))],
    now,
  );
  const view = cartView(cart, products, pl);
  const { cus_id = null, cus_email, cus_mobile } = known;
  const choice = { coupon_code, cart: view.cart, now, limit, cus_email, cus_id };
  const { coupon, rejection } = await couponFor(db, choice);
  const shipping_rules = await findShippingRules(db);
  const buyer = { cus_id, cus_email, cus_mobile };
  const { offered: _, ...ruled } = await rulesFor(db, { cart: view.cart, pl, buyer, now });
  const credit = await creditOffer(db, cus_id, now);
  return {
    ...view,
    ...ruled,
    ...(credit && { credit }),
    ...(shipping_rules && { shipping_rules }),
    ...(coupon && { coupon }),
    ...(rejection !== undefined && { coupon_refusal: rejection }),
  };
}

function withMember(cart: readonly CartLine[], merged: readonly LineQuantity[]): RequestedLine[] {
  const own = new Map(cart.map((line) => [line.prd_id, line]));
  return merged.map((line) => ({ ...own.get(line.prd_id), ...line }));
}

/** The merged lines without the member's products that the shop can't deliver now; the browser's own lines all stay. */
const delivered = (merged: readonly LineQuantity[], ...carts: CartLine[][]): LineQuantity[] => {
  const there = new Set(carts.flat().map(({ prd_id }) => prd_id));
  return merged.filter(({ prd_id }) => there.has(prd_id));
};

interface CartOwner {
  member: { cus_id: string; acc_email: string } | null;
  now: Date;
  /** Whether this request may store a new session; if not, its cart is answered without being stored. */
  mayStart: () => Promise<boolean>;
  /** The sentence that rejects the coupon where too many codes were tried; undefined where it may be checked. */
  coupon_limit: string | undefined;
}

/** Stores the cart of session `s`; a change increases its version (spec §7). A member's is merged first. */
export async function updateCart(
  db: Database,
  { s, cart, promo_code = '', coupon_code, member_base: base }: CartUpdate,
  { member, now, mayStart, coupon_limit }: CartOwner,
): Promise<CartView> {
  const mine = mergedLines(cart);
  const merged =
    member === null || base === undefined
      ? undefined
      : await mergeMemberCart(db, member.cus_id, { base, mine }, now);
  const requested = merged ? withMember(mine, merged) : mine;
  const buyer = { cus_id: member?.cus_id, cus_email: member?.acc_email };
  const request = { cart: requested, promo_code, coupon_code, coupon_limit, ...buyer };
  const own_coupons = member ? await ownCoupons(db, member.cus_id, now) : [];
  const current = await currentView(db, request, now);
  const view = { ...current, ...(own_coupons.length > 0 && { own_coupons }) };
  const answer = merged ? { ...view, member_cart: delivered(merged, mine, view.cart) } : view;
  if (!(await hasCart(db, s)) && !(await mayStart())) return answer;
  await db.transaction(async (tx) => {
    const stored = await lockCart(tx, s, now);
    const isSame = isSameCart(stored.cart, view.cart, SHOWN_FACTS);
    if (isSame && stored.promo_code === promo_code) return;
    await updateStoredCart(tx, stored, { cart: view.cart, promo_code }, now);
  });
  return answer;
}

/**
 * Merges a browser's lines with the member's cart, based on the last synced state, and stores the result. Two carts with
 * too many lines together are not merged: returns undefined and changes neither.
 */
async function mergeMemberCart(
  db: Database,
  cus_id: string,
  { base, mine }: { base: readonly LineQuantity[]; mine: readonly LineQuantity[] },
  now: Date,
): Promise<LineQuantity[] | undefined> {
  return db.transaction(async (tx) => {
    const theirs = await lockMemberCart(tx, cus_id, now);
    const merged = mergedCart({ base, mine, theirs });
    if (merged.length > CART_MAX_LINES) return undefined;
    if (!isSameCart(merged, theirs)) await updateMemberCart(tx, cus_id, merged, now);
    return merged;
  });
}

/** Removes what was ordered from the member's cart, so that no other device orders it again. */
export async function removeOrdered(
  tx: Database,
  cus_id: string,
  ordered: readonly LineQuantity[],
  now: Date,
): Promise<void> {
  const lines = await lockMemberCart(tx, cus_id, now);
  const sold = new Set(ordered.map(({ prd_id }) => prd_id));
  await updateMemberCart(
    tx,
    cus_id,
    lines.filter(({ prd_id }) => !sold.has(prd_id)),
    now,
  );
}
