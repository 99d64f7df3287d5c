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

export type SandboxTradeState = 'open' | 'paid' | 'failed' | 'code_issued';

/** The sandbox provider's own records, which the shop never reads: it gets webhooks and queries. */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    /** The provider's own number, which can't be guessed, since it is the address of the payment page. */
    provider_trade_no: text().primaryKey(),
    trade_no: text().notNull(),
    merchant: text().notNull(),
    amount: integer().notNull(),
    ord_code: plainText(),
    item_names: plainText(),
    /** URLs that the browser returns to, by outcome: paid, failed, order. */
    return_urls: json<Record<'paid' | 'failed' | 'order', string>>().notNull(),
    state: text().$type<SandboxTradeState>().notNull(),
    pay_way: integer().notNull().default(0),
    /** In how many instalments the shop wants a card charged; 0 for none. */
    pay_period: integer().notNull().default(0),
    /** The issued code: Barcode1–3, or BankCode and vAccount. */
    meta: json<Record<string, string>>().notNull().default({}),
    expires_at: moment(),
    /** Webhooks the shop has not acknowledged yet are sent again. */
    unacknowledged: integer('unheard').notNull().default(0),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('sandbox_trades_trade').on(t.trade_no),
    index('sandbox_trades_unheard').on(t.unacknowledged, t.u_date),
  ],
);
