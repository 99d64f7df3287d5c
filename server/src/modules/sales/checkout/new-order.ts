import type { CartLine } from '@pinpu/shared/contracts';
import {
  isGroupPriceLevel,
  ORDER_STATUS,
  type OrderAmounts,
  type PriceRules,
} from '@pinpu/shared/domain';
import { randomBase32 } from '../../../platform/random.ts';
import type { SoldProduct } from '../cart/repository.ts';
import type { CouponFound } from '../coupon/service.ts';
import type { CheckoutContent } from './normalise-checkout.ts';
import type { NewOrder, NewOrderLine } from './repository.ts';

const HOURS_AHEAD = 8;

/** `PP`, the day in Taipei, six base32 characters: 30 bits a day, too many to guess. */
export function newOrderCode(now: Date): string {
  const taipei = new Date(now.getTime() + HOURS_AHEAD * 3_600_000);
  return `PP${taipei.toISOString().slice(2, 10).replaceAll('-', '')}${randomBase32(6)}`;
}

interface Placing {
  s: string;
  /** Hash of the shopper's address. */
  client: string;
  content: CheckoutContent;
  cus_id: string | null;
  /** The lines as ordered, with gifts. */
  cart: readonly CartLine[];
  amounts: OrderAmounts;
  price_rules: PriceRules | undefined;
  pl: number;
  coupon: CouponFound['coupon'];
  now: Date;
}

/** The order of a checkout: allowed fields come from the payload (ledger C13), amounts and lines from the server. */
export function newOrder({ content, cart, amounts, pl, coupon, now, ...placing }: Placing) {
  const { s, client, cus_id, price_rules } = placing;
  const { profile, invoice, promo_code, pay_way, pay_period } = content;
  return {
    ...profile,
    ...invoice,
    ...amounts,
    s,
    client_hash: client,
    ...{ cus_id, price_rules, pl },
    status: ORDER_STATUS.draft,
    coupon_id: coupon?.coupon_id ?? '',
    coupon_code: coupon?.coupon_code ?? '',
    promo_code: isGroupPriceLevel(pl) ? promo_code : '',
    cart_json: JSON.stringify(cart),
    // 0 until it is chosen on the payment page; the order shows none until then (spec §2).
    pay_way,
    pay_period,
    ord_date: now,
    c_date: now,
    u_date: now,
  } satisfies Omit<NewOrder, 'ord_id' | 'guid' | 'ord_code'>;
}

export function newLines(
  ord_id: string,
  cart: readonly CartLine[],
  products: ReadonlyMap<string, SoldProduct>,
) {
  return cart.map(({ tot_qty: _, ...line }, i) => ({
    ...line,
    ord_id,
    line_no: i + 1,
    cost_wholesale: products.get(line.prd_id)?.cost_wholesale ?? 0,
  })) satisfies NewOrderLine[];
}
