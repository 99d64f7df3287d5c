import type { ParcelContents } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, json, moment, plainText } from './columns.ts';
import { ofOrder, orders } from './order.ts';

/** `provider`: through its API; `account`: by bank transfer to the buyer's account; `credit`: as store credit; `hand`: recorded by a person. */
export type RefundWay = '' | 'provider' | 'account' | 'credit' | 'hand';

/**
 * `release`: waits for a second person; `sending`: a call may have reached the provider, and its answer is not known.
 */
export type RefundCall = '' | 'release' | 'due' | 'sending' | 'done' | 'failed';

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
    /** How it is paid back; '' where nothing has been chosen. */
    way: text().$type<RefundWay>().notNull().default(''),
    call: text().$type<RefundCall>().notNull().default(''),
    /** What the provider had paid back of the trade before this refund was first sent; after a lost answer, it tells. */
    refunded_before: amount(),
    /** The provider's number of the refund; '' where it has none. */
    provider_refund_no: plainText(),
    /** Units that came back, of a partial refund; empty otherwise. */
    contents: json<ParcelContents>().notNull().default([]),
    /** Accounts of the administrators who asked for it, and who released it as the second person; '' for none. */
    requested_by: plainText(),
    released_by: plainText(),
    /** Why it waits or was refused, as a sentence for the clerk; '' otherwise. */
    message: plainText(),
    tries: integer().notNull().default(0),
    next_at: moment(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('refund_tasks_trade').on(t.trade_no, t.reason).where(sql`reason <> 'partial'`),
    index('refund_tasks_open').on(t.status, t.c_date),
    index('refund_tasks_order').on(t.ord_id),
    index('refund_tasks_next').on(t.next_at).where(sql`call IN ('due', 'sending')`),
  ],
);

/** One-time forms for the account that a refund is transferred to; the account is deleted when it is paid back. */
export const refundAccounts = pgTable(
  'refund_accounts',
  {
    refund_id: text()
      .primaryKey()
      .references(() => refundTasks.id, { onDelete: 'cascade' }),
    /** Hash of the link's secret. */
    secret: text().notNull(),
    expires_at: moment().notNull(),
    /** The account as encrypted JSON; '' before it is entered, and after it is paid back. */
    account: plainText(),
    entered_at: moment(),
    /** When it was first in a bank file. */
    exported_at: moment(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [uniqueIndex('refund_accounts_secret').on(t.secret)],
);
