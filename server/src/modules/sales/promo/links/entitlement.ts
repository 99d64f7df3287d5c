import type { Database } from '../../../../platform/db/index.ts';
import { findActivePromoCode } from './repository.ts';

/** What a promo code gives: the price level, and its promoter, who is null for the shop's own code. */
export interface PromoEntitlement {
  pl: 0 | 1;
  member_id: string | null;
}

/**
 * Group prices for an active code: the shop's own, or that of a current promoter (status above 0) whose link was
 * neither stopped nor has ended. List prices for any other text (spec §6, ADR 0155).
 */
export async function promoEntitlement(
  db: Database,
  promo_code: string,
  now: Date,
): Promise<PromoEntitlement> {
  if (promo_code === '' || promo_code.length > 40) return { pl: 0, member_id: null };
  const code = await findActivePromoCode(db, promo_code, now);
  return code ? { pl: 1, member_id: code.member_id } : { pl: 0, member_id: null };
}
