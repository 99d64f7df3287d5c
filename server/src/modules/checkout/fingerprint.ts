import { createHash } from 'node:crypto';
import type { Checkout } from '@pinpu/shared/contracts';
import { normaliseInvoice, pickCheckoutProfile, REC_WAY } from '@pinpu/shared/domain';
import { mergedLines } from '../cart/cart-view.ts';

/** SHA-256 of a checkout's content: equal for a repeated request, whatever the order of its lines. */
export function fingerprint(body: Checkout): string {
  const lines = mergedLines(body.cart)
    .map(({ prd_id, qty }) => `${prd_id}×${qty}`)
    .sort();
  const content = [
    lines,
    pickCheckoutProfile(body),
    normaliseInvoice(body),
    body.promo_code,
    body.coupon_code,
    body.inv_amt,
    body.rec_way ?? REC_WAY.home,
    body.rec_meta ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
