import type { CartLine, Checkout, CheckoutProfile } from '@pinpu/shared/contracts';
import {
  type Coupon,
  type Invoice,
  normaliseInvoice,
  orderAmounts,
  pickCheckoutProfile,
  REC_WAY,
} from '@pinpu/shared/domain';
import { FREE } from '../../features/payment/pay-way/pay-way-choice.ts';
import type { SavedKind } from '../../state/saved-details.ts';

interface CheckoutChoices {
  promo_code: string;
  coupon?: Coupon | undefined;
  pay_way?: number | undefined;
  /** Way 4: number of instalments. */
  pay_period?: number | undefined;
  rec_way?: number;
  /** The store, as the server returned it and the page shows it. */
  rec_meta?: string;
  /** Details that a member saves for the next order. */
  remember?: readonly SavedKind[];
}

/** Body of a checkout: allowed contact fields, the invoice, amounts as the page shows them, the lines twice (spec §5, §7). */
export function checkoutPayload(
  cart: CartLine[],
  info: CheckoutProfile & Partial<Invoice>,
  { promo_code, coupon, pay_way, pay_period, rec_way, rec_meta, remember = [] }: CheckoutChoices,
): Checkout {
  return {
    ...pickCheckoutProfile(info),
    ...normaliseInvoice(info),
    // Absent where the choice is left to the payment page, and where nothing is to be paid.
    ...(pay_way && pay_way !== FREE ? { pay_way } : {}),
    ...(pay_way && pay_period ? { pay_period } : {}),
    // Home delivery is the specification's default; only deviations are sent.
    ...(rec_way === REC_WAY.store ? { rec_way, rec_meta } : {}),
    ...(remember.length > 0 && { remember: [...remember] }),
    coupon_code: coupon?.coupon_code ?? '',
    promo_code,
    ...orderAmounts(cart, coupon),
    cart,
    cart_json: JSON.stringify(cart),
  };
}
