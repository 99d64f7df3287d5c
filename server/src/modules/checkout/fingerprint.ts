import { createHash } from 'node:crypto';
import type { CheckoutContent } from './normalise-checkout.ts';

/** What a checkout asks for, as SHA-256: the same content twice has the same one, in whatever order its lines come. */
export function fingerprint(content: CheckoutContent): string {
  const { cart, profile, invoice, promo_code, coupon_code, inv_amt, rec_way, rec_meta } = content;
  const lines = cart.map(({ prd_id, qty }) => `${prd_id}×${qty}`).sort();
  const parts = [lines, profile, invoice, promo_code, coupon_code, inv_amt, rec_way, rec_meta];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
