import type { PriceRuleState, ShopPriceRulesQuery } from '@pinpu/shared/contracts/backoffice';
import { ORDER_STATUS, taipeiDate } from '@pinpu/shared/domain';
import { and, desc, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { contains } from '../../../platform/db/like-pattern.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { orders, priceRules } from '../../../platform/db/schema/index.ts';

export type RuleRow = typeof priceRules.$inferSelect;

const UNCOUNTED = [ORDER_STATUS.cancelled, ORDER_STATUS.draft];

/** Orders that carry a rule, by the index of those that carry any. `rule_id` is a value, or a column of the outer query. */
const carries = (rule_id: SQL | string) => sql`applied_rules <> '[]'::jsonb
  AND applied_rules @> jsonb_build_array(jsonb_build_object('rule_id', ${rule_id}::text))`;

/** What a rule took off an order. */
const amountOf = (rule_id: SQL | string) => sql`(SELECT coalesce(sum((one->>'amount')::int), 0)
  FROM jsonb_array_elements(applied_rules) AS one WHERE one->>'rule_id' = ${rule_id})`;

// drizzle writes a column of the outer query without its table name, which a subquery takes for its own.
const outer = sql.raw('"price_rules"."rule_id"');
const counted = sql`FROM ${orders} WHERE ${carries(outer)} AND status NOT IN (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.draft})`;

/** The state on a day in Taipei. */
const stateOn = (day: string) => sql<PriceRuleState>`CASE
  WHEN NOT ${priceRules.enabled} THEN 'disabled'
  WHEN ${priceRules.conditions}->>'ends_on' <> '' AND ${priceRules.conditions}->>'ends_on' < ${day} THEN 'ended'
  WHEN ${priceRules.conditions}->>'starts_on' > ${day} THEN 'upcoming'
  ELSE 'running' END`;

const selected = (now: Date) => ({
  ...getTableColumns(priceRules),
  state: stateOn(taipeiDate(now)),
  orders: sql`(SELECT count(*) ${counted})`.mapWith(Number),
  discount: sql`(SELECT coalesce(sum(${amountOf(outer)}), 0) ${counted})`.mapWith(Number),
});

/** The rules after a page: `after` is the time and the id of the page's last rule. */
function behind(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [time = '', id = ''] = after.split('~');
  return sql`(${priceRules.c_date}, ${priceRules.rule_id}) < (${time}::timestamptz, ${id})`;
}

export const findShopRules = (
  db: Database,
  { state, q, after }: ShopPriceRulesQuery,
  { limit, now }: { limit: number; now: Date },
) =>
  db
    .select(selected(now))
    .from(priceRules)
    .where(
      and(
        state === 'all' ? undefined : sql`${stateOn(taipeiDate(now))} = ${state}`,
        q === '' ? undefined : sql`${priceRules.name} ILIKE ${contains(q.normalize('NFKC'))}`,
        behind(after),
      ),
    )
    .orderBy(desc(priceRules.c_date), desc(priceRules.rule_id))
    .limit(limit);

export const findShopRule = (db: Database, id: string, now: Date) =>
  firstRow(db.select(selected(now)).from(priceRules).where(eq(priceRules.rule_id, id)));

/** A rule as stored, locked until the transaction ends. */
export const lockRule = (tx: Database, id: string) =>
  firstRow(tx.select().from(priceRules).where(eq(priceRules.rule_id, id)).for('update'));

/** The enabled rules that are not over, except one. */
export async function findOtherRules(db: Database, id: string, now: Date): Promise<RuleRow[]> {
  const today = taipeiDate(now);
  const rows = await db.select().from(priceRules).where(eq(priceRules.enabled, true));
  return rows.filter(
    ({ rule_id, conditions: { ends_on } }) =>
      rule_id !== id && (ends_on === '' || ends_on >= today),
  );
}

const isCounted = (id: string) => and(carries(id), notInArray(orders.status, UNCOUNTED));

/** What the goods of a rule's orders were sold for, and how many pieces it gave. */
export async function findRuleSales(db: Database, id: string) {
  const [row] = await db
    .select({
      sales: sql`coalesce(sum(inv_amt - ship_amt), 0)`.mapWith(Number),
      gifts: sql`coalesce(sum((SELECT sum((gift->>'qty')::int)
        FROM jsonb_array_elements(applied_rules) AS one,
          jsonb_array_elements(coalesce(one->'gifts', '[]'::jsonb)) AS gift
        WHERE one->>'rule_id' = ${id})), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(isCounted(id));
  return row ?? { sales: 0, gifts: 0 };
}

/** The newest orders that a rule applied to, cancelled ones too. */
export const findOrdersWithRule = (db: Database, id: string, limit: number) =>
  db
    .select({
      ...{ ord_code: orders.ord_code, ord_date: orders.ord_date, status: orders.status },
      discount: amountOf(id).mapWith(Number),
    })
    .from(orders)
    .where(and(carries(id), sql`${orders.status} <> ${ORDER_STATUS.draft}`))
    .orderBy(desc(orders.ord_date), desc(orders.ord_code))
    .limit(limit);

export const insertRule = (tx: Database, row: typeof priceRules.$inferInsert) =>
  tx.insert(priceRules).values(row);

export const updateRule = (tx: Database, id: string, change: Partial<RuleRow>) =>
  tx.update(priceRules).set(change).where(eq(priceRules.rule_id, id));
