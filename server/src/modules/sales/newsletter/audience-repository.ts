import type { NewsletterSegment } from '@pinpu/shared/contracts/backoffice';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import {
  categories,
  makers,
  newsletterRecipients,
  products,
} from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

type Bought = NonNullable<NewsletterSegment['bought']>;

/** Goods of an order's line `l`, whose product is `p`. */
function isOf({ of, id }: Bought): SQL {
  switch (of) {
    case 'product':
      return sql`p.prd_id = ${id}`;
    case 'category':
      return sql`p.cate_id IN (SELECT cate_id FROM categories WHERE cate_id = ${id} OR parent_cate_id = ${id})`;
    case 'maker':
      return sql`p.maker_id = ${id}`;
    case 'any':
      return sql`true`;
  }
}

/** Whether the subscriber `c` has an order since a moment, also one placed as a guest. */
const hasOrder = (since: Date, goods: SQL) => sql`EXISTS (
  SELECT 1 FROM orders AS o
  WHERE (o.cus_email = c.email OR o.cus_id = (SELECT cus_id FROM members WHERE acc_email = c.email))
    AND o.status NOT IN (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.draft})
    AND o.ord_date >= ${since.toISOString()}::timestamptz AND ${goods})`;

const hasLine = (bought: Bought) =>
  bought.of === 'any'
    ? sql`true`
    : sql`EXISTS (
  SELECT 1 FROM order_lines AS l
  JOIN variants AS v ON v.var_id = l.prd_id JOIN products AS p ON p.prd_id = v.prd_id
  WHERE l.ord_id = o.ord_id AND ${isOf(bought)})`;

/** The subscribers `c` of a segment. */
function audience({ bought, quiet_days }: NewsletterSegment, now: Date): SQL {
  const conditions = [
    sql`c.topic = 'news' AND c.state = 'confirmed'`,
    ...(bought ? [hasOrder(before(now, bought.days * DAY), hasLine(bought))] : []),
    ...(quiet_days ? [sql`NOT ${hasOrder(before(now, quiet_days * DAY), sql`true`)}`] : []),
  ];
  return sql`FROM mail_consents AS c WHERE ${sql.join(conditions, sql` AND `)}`;
}

export async function countAudience(
  db: Database,
  segment: NewsletterSegment,
  now: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count ${audience(segment, now)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Stores the receivers of a newsletter; from then on nobody is added. Returns how many they are. */
export async function insertRecipients(
  tx: Database,
  { newsletter_id, segment }: { newsletter_id: string; segment: NewsletterSegment },
  now: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`WITH added AS (
    INSERT INTO ${newsletterRecipients} (newsletter_id, email)
    SELECT ${newsletter_id}, c.email ${audience(segment, now)}
    ON CONFLICT DO NOTHING RETURNING 1)
    SELECT count(*)::int AS count FROM added`);
  return rows[0]?.count ?? 0;
}

/** Names of products, categories and makers, by id. */
export async function findNames(db: Database, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT prd_id AS id, prd_name AS name FROM ${products} WHERE prd_id = ANY(${textArray(ids)})
    UNION ALL SELECT cate_id, cate_name FROM ${categories} WHERE cate_id = ANY(${textArray(ids)})
    UNION ALL SELECT maker_id, maker_name FROM ${makers} WHERE maker_id = ANY(${textArray(ids)})`);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
