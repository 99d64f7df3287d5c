import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns.ts';
import { members } from './member.ts';
import { orders } from './order.ts';

const total = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * Orders that a promoter brought, with their profits: fixed when the order is placed, reduced by returns.
 */
export const promoOrders = pgTable(
  'promo_orders',
  {
    ord_id: text()
      .primaryKey()
      .references(() => orders.ord_id, { onDelete: 'cascade' }),
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
    code: text().notNull(),
    ord_date: moment().notNull(),
    /** `YYYY-MM` of `ord_date` in Taipei. */
    month: text().notNull(),
    /** Whether the promoter is the buyer. */
    own: boolean().notNull().default(false),
    /** The amount of the goods less the coupon's discount, in TWD. */
    sales: amount(),
    /** The sum of the lines' profits. */
    profit: amount(),
    /** What returns deduct from sales and profit; written by a trigger on `refund_tasks`. */
    returned_sales: amount(),
    returned_profit: amount(),
    /** How much of the profit is in payouts: the sum of the order's lines there. */
    paid_out: amount(),
  },
  (t) => [
    index('promo_orders_member').on(t.cus_id, t.ord_date, t.ord_id),
    index('promo_orders_unsettled').on(t.cus_id).where(sql`profit - returned_profit <> paid_out`),
  ],
);

/**
 * A promoter's orders counted by month, link and status (`prd_id` is ''), and their lines counted by month, product and
 * status (`code` is ''). When a status changes, a trigger on `orders` inserts rows with negative counts for the old
 * status and positive ones for the new. It locks nothing, so that a promoter's orders do not wait for each other.
 * Readers add the rows up; `mergeTallies` merges them.
 */
export const promoTallies = pgTable(
  'promo_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cus_id: text().notNull(),
    month: text().notNull(),
    code: text().notNull(),
    prd_id: text().notNull(),
    status: integer().notNull(),
    orders: total(),
    qty: total(),
    sales: total(),
    profit: total(),
    merged: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('promo_tallies_merged')
      .on(t.cus_id, t.month, t.code, t.prd_id, t.status)
      .where(sql`merged`),
    index('promo_tallies_new').on(t.id).where(sql`NOT merged`),
    index('promo_tallies_orders').on(t.cus_id, t.month).where(sql`prd_id = ''`),
    index('promo_tallies_products').on(t.cus_id, t.month).where(sql`prd_id <> ''`),
    index('promo_tallies_links').on(t.code, t.month).where(sql`prd_id = ''`),
  ],
);
