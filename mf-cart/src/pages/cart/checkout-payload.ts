import type { CartLine, Checkout, CheckoutProfile } from '@pinpu/shared/contracts';
import {
  type Coupon,
  type CreditChoice,
  destinationOf,
  type Invoice,
  normaliseInvoice,
  orderAmounts,
  type PriceRules,
  pickCheckoutProfile,
  REC_WAY,
  type ShippingRules,
} from '@pinpu/shared/domain';
import { FREE } from '../../features/pay-way/pay-way-choice.ts';
import type { SavedKind } from '../../state/saved-details.ts';

interface CheckoutChoices {
  promo_code: string;
  coupon?: Coupon | undefined;
  pay_way?: number | undefined;
  /** The number of instalments, for pay way 4. */
  pay_period?: number | undefined;
  rec_way?: number;
  /** The store, in the form in which the server returned it and the page shows it. */
  rec_meta?: string;
  /** How the shop ships; undefined where only the specification's fee applies. */
  shipping_rules?: ShippingRules | undefined;
  /** The rules of price that hold for the cart; undefined for none. */
  price_rules?: PriceRules | undefined;
  /** The member's store credit, and how much of it is used; undefined for none. */
  credit?: CreditChoice | undefined;
  /** The kinds of details that the member wants to save for the next order. */
  remember?: readonly SavedKind[];
}

/**
 * Body of a checkout: the allowed contact fields, the invoice, the amounts as the page shows them, and the lines twice
 * (spec §5, §7).
 */
export function checkoutPayload(
  cart: CartLine[],
  info: CheckoutProfile & Partial<Invoice>,
  choices: CheckoutChoices,
): Checkout {
  const { promo_code, coupon, pay_way, pay_period, rec_way, rec_meta, remember = [] } = choices;
  const destination = destinationOf({ ...info, rec_way, rec_meta });
  return {
    ...pickCheckoutProfile(info),
    ...normaliseInvoice(info),
    // Left out if the payment page asks for it, or if nothing has to be paid.
    ...(pay_way && pay_way !== FREE ? { pay_way } : {}),
    ...(pay_way && pay_period ? { pay_period } : {}),
    // Home delivery is the specification's default, so only pickup is sent.
    ...(rec_way === REC_WAY.store ? { rec_way, rec_meta } : {}),
    ...(remember.length > 0 && { remember: [...remember] }),
    coupon_code: coupon?.coupon_code ?? '',
    promo_code,
    // An empty list says that the page knows rules and displays none, unlike one of an old release.
    applied_rules: [],
    ...orderAmounts(
      cart,
      coupon,
      { rules: choices.shipping_rules, destination },
      choices.price_rules,
      choices.credit,
    ),
    cart,
    cart_json: JSON.stringify(cart),
  };
}
