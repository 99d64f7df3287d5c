import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';
import { ofOrder, orders } from './order.ts';

export type AttemptStatus = 'open' | 'code_issued' | 'paid' | 'failed' | 'superseded';

/** A payment attempt. Its trade number is never reused: each further attempt has a new one (docs/taiwan). */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    attempt_id: text().primaryKey(),
    ord_id: ofOrder(),
    trade_no: text().notNull(),
    provider: text().notNull(),
    pay_way: integer().notNull(),
    /** Way 4: number of instalments; 0 where it is chosen on the payment page. */
    pay_period: integer().notNull().default(0),
    amount: integer().notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    /** The provider's own number; '' until it is known. */
    provider_trade_no: plainText(),
    meta: json<Record<string, unknown>>().notNull().default({}),
    expires_at: moment(),
    /** When the provider was last queried about it. */
    queried_at: moment(),
    answered: boolean().notNull().default(false),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('payment_attempts_trade').on(t.trade_no),
    index('payment_attempts_order').on(t.ord_id, t.c_date),
    uniqueIndex('payment_attempts_current')
      .on(t.ord_id)
      .where(sql`status IN ('open', 'code_issued')`),
    index('payment_attempts_expiry').on(t.status, t.expires_at),
  ],
);

/** Payment events received from providers; a repeated one has the same `dedupe_key`. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: text().primaryKey(),
    dedupe_key: text().notNull(),
    provider: text().notNull(),
    trade_no: text().notNull(),
    kind: text().notNull(),
    verified: boolean().notNull(),
    outcome: plainText(),
    payload: json<Record<string, string>>().notNull(),
    received_at: moment().notNull(),
    processed_at: moment(),
  },
  (t) => [
    uniqueIndex('payment_notices_dedupe').on(t.dedupe_key),
    index('payment_notices_trade').on(t.trade_no),
  ],
);

/** For late, duplicate or wrong payments, cancelled and returned orders; never deleted. */
export const refundTasks = pgTable(
  'refund_tasks',
  {
    id: text().primaryKey(),
    ord_id: text()
      .notNull()
      .references(() => orders.ord_id),
    trade_no: text().notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: text().$type<'open' | 'done'>().notNull().default('open'),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('refund_tasks_trade').on(t.trade_no, t.reason),
    index('refund_tasks_open').on(t.status, t.c_date),
  ],
);
