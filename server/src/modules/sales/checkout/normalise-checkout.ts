import { createHash } from 'node:crypto';
import { type CartLine, type Checkout, cartLineSchema } from '@pinpu/shared/contracts';
import { array, safeParse } from '@pinpu/shared/contracts/schema';
import {
  type CheckoutProfileField,
  type Invoice,
  isSameCart,
  normaliseEmail,
  pickCheckoutProfile,
  REC_WAY,
} from '@pinpu/shared/domain';
import { mergedLines } from '../cart/cart-view.ts';
import { invalidField, requireValidProfile, validInvoice } from '../order/field-rules.ts';
import type { SavedKind } from '../saved-details/repository.ts';

/** Amounts as the browser computed them, for comparison with the server's own. */
type ClaimedAmounts = Pick<
  Checkout,
  'ship_amt' | 'ap_amt' | 'tot_amt' | 'tot_tax' | 'inv_amt' | 'parcel_fees' | 'applied_rules'
>;

export interface CheckoutContent extends ClaimedAmounts {
  /** One line per product, each with a quantity of at least 1. */
  cart: CartLine[];
  profile: Record<CheckoutProfileField, string>;
  invoice: Invoice;
  promo_code: string;
  coupon_code: string;
  /** 0 where the pay way is chosen on the payment page. */
  pay_way: number;
  pay_period: number;
  /** Store credit that the order uses, in TWD. */
  credit_amt: number;
  rec_way: number;
  rec_meta: string;
  remember: readonly SavedKind[];
}

const linesSchema = array(cartLineSchema);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines of the body. @throws Rejection where there are none, or `cart` and `cart_json` differ. */
function linesOf({ cart, cart_json }: Checkout): CartLine[] {
  const lines = mergedLines(cart);
  if (lines.length === 0) throw invalidField('欄位「cart」沒有可以結帳的商品。');
  const again = safeParse(linesSchema, jsonOf(cart_json));
  if (!again.success || !isSameCart(mergedLines(again.data), lines))
    throw invalidField('欄位「cart_json」與「cart」不同。');
  return lines;
}

function profileOf(body: Checkout): Record<CheckoutProfileField, string> {
  const profile = pickCheckoutProfile({ ...body });
  requireValidProfile(profile);
  return { ...profile, cus_email: normaliseEmail(profile.cus_email) };
}

/** Parses a checkout's body. @throws Rejection for a body that can't become an order. */
export function normaliseCheckout(body: Checkout): CheckoutContent {
  const { rec_way = REC_WAY.home, rec_meta = '', pay_way = 0, pay_period = 0 } = body;
  const { remember = [], parcel_fees, applied_rules, credit_amt = 0 } = body;
  const { promo_code, coupon_code, ship_amt, ap_amt, tot_amt, tot_tax, inv_amt } = body;
  return {
    cart: linesOf(body),
    invoice: validInvoice(body),
    profile: profileOf(body),
    promo_code,
    coupon_code,
    ...{ pay_way, pay_period, credit_amt, rec_way, rec_meta, remember },
    ...{ ship_amt, ap_amt, tot_amt, tot_tax, inv_amt, parcel_fees, applied_rules },
  };
}

/** SHA-256 of a checkout's content: equal for a repeated request, whatever the order of its lines. */
export function fingerprint(content: CheckoutContent): string {
  const { cart, profile, invoice, promo_code, coupon_code, inv_amt, rec_way, rec_meta } = content;
  const { credit_amt } = content;
  const lines = cart.map(({ prd_id, qty }) => `${prd_id}×${qty}`).sort();
  const parts = [lines, profile, invoice, promo_code, coupon_code, inv_amt, rec_way, rec_meta];
  if (credit_amt > 0) parts.push(credit_amt);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
