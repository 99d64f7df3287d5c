import { PROMOTER_STATUS } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';

/** A member who is or was a promoter; amounts in TWD. */
interface PromoterRecord {
  cus_id: string;
  name: string;
  email: string;
  active: boolean;
  /** The member's first promo code. */
  code: string;
  links: number;
  clicks: number;
  orders: number;
  /** The amount in closed months that is not transferred yet. */
  waiting: number;
  paid: number;
  has_account: boolean;
}

/** Condition: is a promoter, or has orders, links or payouts as one. */
const isListed = sql`(m.status >= ${PROMOTER_STATUS}
  OR EXISTS (SELECT FROM promo_orders o WHERE o.cus_id = m.cus_id)
  OR EXISTS (SELECT FROM short_links l WHERE l.cus_id = m.cus_id)
  OR EXISTS (SELECT FROM promo_payouts p WHERE p.cus_id = m.cus_id))`;

const among = (ids: readonly string[]): SQL =>
  sql`m.cus_id IN (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

/** The members with these ids, whether promoters or not. */
export async function findPromoters(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<PromoterRecord & Record<string, unknown>>(sql`
    SELECT m.cus_id, m.cus_name AS name, m.acc_email AS email, m.status >= ${PROMOTER_STATUS} AS active,
      coalesce((SELECT c.code FROM promo_codes c WHERE c.cus_id = m.cus_id ORDER BY c.c_date, c.code LIMIT 1), '') AS code,
      (SELECT count(*)::int FROM short_links l WHERE l.cus_id = m.cus_id) AS links,
      (SELECT coalesce(sum(t.clicks), 0)::int FROM click_tallies t
        WHERE t.cus_id = m.cus_id AND t.source <> '') AS clicks,
      (SELECT coalesce(sum(t.orders), 0)::int FROM promo_tallies t
        WHERE t.cus_id = m.cus_id AND t.prd_id = '' AND t.status NOT IN (0, 1, 88)) AS orders,
      (SELECT coalesce(sum(p.amount), 0)::int FROM promo_payouts p
        WHERE p.cus_id = m.cus_id AND p.paid_on = '') AS waiting,
      (SELECT coalesce(sum(p.amount), 0)::int FROM promo_payouts p
        WHERE p.cus_id = m.cus_id AND p.paid_on <> '') AS paid,
      EXISTS (SELECT FROM promo_accounts a WHERE a.cus_id = m.cus_id) AS has_account
    FROM members m WHERE ${among(ids)}`);
  return rows;
}

export type PromoterName = Pick<PromoterRecord, 'cus_id' | 'name' | 'email' | 'active'>;

/** All current and former promoters, without their figures, which take longer to read. */
export async function findPromoterNames(db: Database): Promise<PromoterName[]> {
  const { rows } = await db.execute<PromoterName & Record<string, unknown>>(sql`
    SELECT m.cus_id, m.cus_name AS name, m.acc_email AS email, m.status >= ${PROMOTER_STATUS} AS active
    FROM members m WHERE ${isListed}`);
  return rows;
}

/** The promoter whose link has this code or slug; undefined where there is none. */
export async function findPromoterOfLink(db: Database, text: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ cus_id: string }>(sql`
    SELECT cus_id FROM promo_codes WHERE code = ${text} AND cus_id IS NOT NULL
    UNION ALL SELECT cus_id FROM short_links WHERE slug = ${text.toLowerCase()} AND slug <> '' AND cus_id IS NOT NULL
    LIMIT 1`);
  return rows[0]?.cus_id;
}
