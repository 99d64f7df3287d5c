import type { CartLine, CartView, Checkout } from '@pinpu/shared/contracts';
import {
  normaliseEmail,
  normaliseInvoice,
  normaliseMobile,
  ORDER_STATUS,
  type OrderAmounts,
  pickCheckoutProfile,
} from '@pinpu/shared/domain';
import { randomBase32 } from '../../platform/random.ts';
import type { SoldProduct } from '../cart/repository.ts';
import type { CouponFound } from '../coupon/service.ts';
import type { NewOrder, NewOrderLine } from './repository.ts';

const HOURS_AHEAD = 8;

/** An order code that can be read aloud, `PP` + day in Taipei + six of base32, some 30 bits a day: infeasible to guess. */
export function newOrderCode(now: Date): string {
  const taipei = new Date(now.getTime() + HOURS_AHEAD * 3_600_000);
  return `PP${taipei.toISOString().slice(2, 10).replaceAll('-', '')}${randomBase32(6)}`;
}

interface Placing {
  s: string;
  body: Checkout;
  cus_id: string | null;
  view: Pick<CartView, 'cart'>;
  amounts: OrderAmounts;
  pl: number;
  coupon: CouponFound['coupon'];
  now: Date;
}

/** The order of a checkout: allowed fields of the payload (ledger C13), amounts and lines of the server. */
export function newOrder({ s, body, cus_id, view, amounts, pl, coupon, now }: Placing) {
  const profile = pickCheckoutProfile({ ...body });
  return {
    ...profile,
    ...normaliseInvoice(body),
    ...amounts,
    cus_mobile: normaliseMobile(profile.cus_mobile) ?? profile.cus_mobile,
    cus_email: normaliseEmail(profile.cus_email),
    s,
    cus_id,
    pl,
    status: ORDER_STATUS.draft,
    coupon_id: coupon?.coupon_id ?? '',
    coupon_code: coupon?.coupon_code ?? '',
    promo_code: pl > 0 ? body.promo_code : '',
    cart_json: JSON.stringify(view.cart),
    // Where it is chosen on the payment page, the order shows none until then (spec §2: only when above 0).
    pay_way: body.pay_way ?? 0,
    pay_period: body.pay_period ?? 0,
    ord_date: now,
    c_date: now,
    u_date: now,
  } satisfies Omit<NewOrder, 'ord_id' | 'guid' | 'ord_code'>;
}

/** The lines as sold, with their wholesale cost on that day. */
export function newLines(
  ord_id: string,
  cart: readonly CartLine[],
  products: ReadonlyMap<string, SoldProduct>,
): NewOrderLine[] {
  return cart.map(({ tot_qty: _, ...line }, i) => ({
    ...line,
    ord_id,
    line_no: i + 1,
    cost_wholesale: products.get(line.prd_id)?.cost_wholesale ?? 0,
  }));
}
