import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';

export const countedClicks = async (db: Database) =>
  (
    await db.execute(sql`SELECT cus_id, code, span, source, sum(clicks)::int AS clicks FROM click_tallies
      GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4`)
  ).rows;

/** The same, recounted from the stored visits; correct as long as none was deleted. */
export const recountedClicks = async (db: Database) =>
  (
    await db.execute(sql`SELECT l.cus_id, c.code, k.span, k.source, count(*)::int AS clicks
      FROM link_clicks c JOIN short_links l ON l.code = c.code,
        LATERAL (SELECT (c.at + interval '8 hours') AT TIME ZONE 'UTC' AS local) t,
        LATERAL (VALUES (to_char(local, 'YYYY-MM-DD'), ''),
          (to_char(local, 'YYYY-MM'), CASE c.source WHEN '' THEN 'other' ELSE c.source END)) k (span, source)
      GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4`)
  ).rows;

const KEY = sql`cus_id, month, code, prd_id, status`;
const SUMS = sql`sum(orders)::int AS orders, sum(qty)::int AS qty, sum(sales)::int AS sales, sum(profit)::int AS profit`;

export const countedOrders = async (db: Database) =>
  (
    await db.execute(sql`SELECT ${KEY}, ${SUMS} FROM promo_tallies
      GROUP BY ${KEY} HAVING (sum(orders), sum(qty), sum(sales), sum(profit)) <> (0, 0, 0, 0) ORDER BY ${KEY}`)
  ).rows;

/** The same, recounted from the orders and their lines. */
export const recountedOrders = async (db: Database) =>
  (
    await db.execute(sql`SELECT ${KEY}, ${SUMS} FROM (
      SELECT p.cus_id, to_char(o.ord_date AT TIME ZONE 'Asia/Taipei', 'YYYY-MM') AS month, o.promo_code AS code,
        '' AS prd_id, o.status, 1 AS orders, 0 AS qty, p.sales - p.returned_sales AS sales, p.profit - p.returned_profit AS profit
      FROM promo_orders p JOIN orders o ON o.ord_id = p.ord_id WHERE o.status <> 1
      UNION ALL
      SELECT p.cus_id, to_char(o.ord_date AT TIME ZONE 'Asia/Taipei', 'YYYY-MM'), '', l.prd_id, o.status,
        CASE WHEN row_number() OVER (PARTITION BY l.ord_id, l.prd_id) = 1 THEN 1 ELSE 0 END, l.qty, 0, l.profit - l.returned_profit
      FROM promo_orders p JOIN orders o ON o.ord_id = p.ord_id JOIN order_lines l ON l.ord_id = o.ord_id AND l.gift = ''
      WHERE o.status <> 1) AS found
      GROUP BY ${KEY} ORDER BY ${KEY}`)
  ).rows;
