import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { promoCodes } from '../../db/schema/index.ts';

/** What a promo code entitles to: the price level, and the promoter it belongs to (null for the house's own). */
export interface PromoEntitlement {
  pl: 0 | 1;
  member_id: string | null;
}

/** Group prices for a living code, list prices for any other text (spec §6, ADR 0102). */
export async function promoEntitlement(
  db: Database,
  promo_code: string,
): Promise<PromoEntitlement> {
  if (promo_code === '' || promo_code.length > 40) return { pl: 0, member_id: null };
  const [code] = await db
    .select({ member_id: promoCodes.cus_id })
    .from(promoCodes)
    .where(and(eq(promoCodes.code, promo_code), eq(promoCodes.enabled, true)));
  return code ? { pl: 1, member_id: code.member_id } : { pl: 0, member_id: null };
}
