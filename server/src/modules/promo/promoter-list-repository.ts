import { PROMOTER_STATUS } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';

/** A member who is or was a promoter; amounts in TWD. */
export interface PromoterRecord {
  cus_id: string;
  name: string;
  email: string;
  /** The first of the promo codes. */
  code: string;
  links: number;
  orders: number;
  /** In closed months and not transferred yet. */
  waiting: number;
  paid: number;
  has_account: boolean;
}

/** All promoters, and members who have earned as such. */
export async function findPromoters(db: Database): Promise<PromoterRecord[]> {
  const { rows } = await db.execute<PromoterRecord & Record<string, unknown>>(sql`
    SELECT m.cus_id, m.cus_name AS name, m.acc_email AS email,
      coalesce((SELECT c.code FROM promo_codes c WHERE c.cus_id = m.cus_id ORDER BY c.c_date, c.code LIMIT 1), '') AS code,
      (SELECT count(*)::int FROM short_links l WHERE l.cus_id = m.cus_id) AS links,
      (SELECT coalesce(sum(t.orders), 0)::int FROM promo_tallies t
        WHERE t.cus_id = m.cus_id AND t.prd_id = '' AND t.status NOT IN (0, 1, 88)) AS orders,
      (SELECT coalesce(sum(p.amount), 0)::int FROM promo_payouts p
        WHERE p.cus_id = m.cus_id AND p.paid_on = '') AS waiting,
      (SELECT coalesce(sum(p.amount), 0)::int FROM promo_payouts p
        WHERE p.cus_id = m.cus_id AND p.paid_on <> '') AS paid,
      EXISTS (SELECT FROM promo_accounts a WHERE a.cus_id = m.cus_id) AS has_account
    FROM members m
    WHERE m.status >= ${PROMOTER_STATUS}
      OR EXISTS (SELECT FROM promo_orders o WHERE o.cus_id = m.cus_id)
      OR EXISTS (SELECT FROM promo_payouts p WHERE p.cus_id = m.cus_id)`);
  return rows;
}
