import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { members, promoCodes } from '../../platform/db/schema/index.ts';

/** What a promo code entitles to: the price level, and the promoter it belongs to (null for the house's own). */
export interface PromoEntitlement {
  pl: 0 | 1;
  member_id: string | null;
}

/**
 * Group prices for a living code, the house's own or that of a member who is a promoter still (status above 0);
 * list prices for any other text (spec §6, ADR 0102).
 */
export async function promoEntitlement(
  db: Database,
  promo_code: string,
): Promise<PromoEntitlement> {
  if (promo_code === '' || promo_code.length > 40) return { pl: 0, member_id: null };
  const [code] = await db
    .select({ member_id: promoCodes.cus_id })
    .from(promoCodes)
    .leftJoin(members, eq(members.cus_id, promoCodes.cus_id))
    .where(
      and(
        eq(promoCodes.code, promo_code),
        eq(promoCodes.enabled, true),
        or(isNull(promoCodes.cus_id), gt(members.status, 0)),
      ),
    );
  return code ? { pl: 1, member_id: code.member_id } : { pl: 0, member_id: null };
}
