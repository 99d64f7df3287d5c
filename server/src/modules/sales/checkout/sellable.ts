import type { CartView } from '@pinpu/shared/contracts';
import {
  type AppliedRule,
  destinationOf,
  type OrderAmounts,
  orderAmounts,
  type PriceRules,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findShippingRules } from '../../base/settings/repository.ts';
import { cartView } from '../cart/cart-view.ts';
import { orderedLines, storedRules } from '../cart/price-rules/ordered-lines.ts';
import { rulesFor } from '../cart/price-rules/service.ts';
import { findProductsOnSale } from '../cart/repository.ts';
import { couponFor } from '../coupon/service.ts';
import { creditOffer } from '../credit/ledger.ts';
import { promoEntitlement } from '../promo/links/repository.ts';
import { CheckoutMismatch, isAgreed } from './mismatch.ts';
import type { CheckoutContent } from './normalise-checkout.ts';

export interface SellableRequest {
  content: CheckoutContent;
  cus_id: string | null;
  /** The sentence that rejects the coupon where too many codes were tried; undefined where it may be checked. */
  coupon_limit: string | undefined;
}

/** Reads what the shop sells, and locks the coupon, so that its uses are counted one after the other. */
async function currentCart(tx: Database, request: SellableRequest, now: Date) {
  const { content, coupon_limit: limit, cus_id } = request;
  const { coupon_code, profile } = content;
  const { pl, member_id } = await promoEntitlement(tx, content.promo_code, now);
  const ids = content.cart.map(({ prd_id }) => prd_id);
  const products = await findProductsOnSale(tx, ids, now);
  const lines = cartView(content.cart, products, pl);
  const { cart } = lines;
  const { cus_email, cus_mobile } = profile;
  const choice = { coupon_code, cart, now, cus_email, cus_id, lock: true, limit };
  const found = await couponFor(tx, choice);
  const shipping_rules = await findShippingRules(tx);
  const buyer = { cus_id, cus_email, cus_mobile };
  const { offered, ...ruled } = await rulesFor(tx, { cart, pl, buyer, now, lock: true });
  const credit = await creditOffer(tx, cus_id, now);
  const view: CartView = {
    ...{ ...lines, ...ruled },
    ...(found.rejection !== undefined && { coupon_refusal: found.rejection }),
    ...(shipping_rules && { shipping_rules }),
    ...(credit && { credit }),
  };
  const sold = new Map([...offered, ...products]);
  return { view, products: sold, pl, promoter: member_id, coupon: found.coupon };
}

const shippingOf = ({ content }: Pick<SellableRequest, 'content'>, view: CartView) => ({
  rules: view.shipping_rules,
  destination: destinationOf({ ...content, ...content.profile }),
});

/** Where a shop allows either rules or the coupon, rules that apply leave the coupon for another order. */
const isCouponLeft = (rules: PriceRules | undefined, { applied_rules }: OrderAmounts): boolean =>
  rules !== undefined && rules.combine !== 'layers' && applied_rules !== undefined;

/** What is ordered, and what for. @throws CheckoutMismatch where the browser displayed something else. */
export async function sellable(tx: Database, request: SellableRequest, now: Date) {
  const { view, coupon, ...sold } = await currentCart(tx, request, now);
  const shipping = shippingOf(request, view);
  const credit = view.credit && { offer: view.credit, use: request.content.credit_amt };
  const amounts = orderAmounts(view.cart, coupon, shipping, view.price_rules, credit);
  const { applied_rules: applied = [] } = amounts;
  const withoutRules = () => orderAmounts(view.cart, coupon, shipping, undefined, credit);
  if (!isAgreed(request.content, view, { amounts, withoutRules }))
    throw new CheckoutMismatch(view, applied);
  return {
    ...{ ...sold, view, amounts },
    cart: orderedLines(view, applied),
    price_rules: storedRules(view.price_rules, applied),
    coupon: isCouponLeft(view.price_rules, amounts) ? undefined : coupon,
  };
}

/** What the rules of a cart's answer do to a checkout. */
export const appliedIn = (
  request: Pick<SellableRequest, 'content'>,
  view: CartView,
): AppliedRule[] => {
  const { cart, coupon, price_rules } = view;
  return orderAmounts(cart, coupon, shippingOf(request, view), price_rules).applied_rules ?? [];
};
