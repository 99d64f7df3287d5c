import { createHash } from 'node:crypto';
import type { CheckoutContent } from './normalise-checkout.ts';

/** SHA-256 of a checkout's content: equal for a repeated request, whatever the order of its lines. */
export function fingerprint(content: CheckoutContent): string {
  const { cart, profile, invoice, promo_code, coupon_code, inv_amt, rec_way, rec_meta } = content;
  const lines = cart.map(({ prd_id, qty }) => `${prd_id}×${qty}`).sort();
  const parts = [lines, profile, invoice, promo_code, coupon_code, inv_amt, rec_way, rec_meta];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
