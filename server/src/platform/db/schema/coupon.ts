import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns.ts';

/** Coupons. How often one was used is told by the orders that carry it and are not cancelled. */
export const coupons = pgTable(
  'coupons',
  {
    coupon_id: text().primaryKey(),
    /** As people type it, in capitals and half width. */
    coupon_code: text().notNull(),
    kind: text().$type<'percent' | 'amount' | 'shipping'>().notNull(),
    /** Percent off or TWD off; 0 for shipping. */
    value: amount(),
    min_amt: amount(),
    /** From and until when it can be used, null for open ends. */
    starts: moment(),
    ends: moment(),
    /** Orders in all and for one buyer's e-mail, null for any number. */
    max_uses: integer(),
    max_uses_per_buyer: integer(),
    enabled: boolean().notNull().default(true),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.coupon_code),
    check('coupons_percent', sql`${t.kind} <> 'percent' OR ${t.value} BETWEEN 1 AND 100`),
    check('coupons_code_form', sql`${t.coupon_code} ~ '^[0-9A-Z_-]{3,40}$'`),
  ],
);
