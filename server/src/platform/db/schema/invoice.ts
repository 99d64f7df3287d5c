import type { InvoiceLine } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, json, moment, plainText } from './columns.ts';
import { ofOrder } from './order.ts';
import { refundTasks } from './payment.ts';

/** `allowance`: 折讓, a part or all of an issued invoice taken back; `void-allowance`: that taken back again. */
export type InvoiceTaskKind = 'issue' | 'void' | 'allowance' | 'void-allowance';

/** `sending`: a call may have reached the provider, and its answer is not known. */
export type InvoiceTaskState = 'due' | 'sending' | 'done' | 'failed' | 'voided';

/** Invoices to issue and to void at the provider; a row stays as the record of what was done. */
export const invoiceTasks = pgTable(
  'invoice_tasks',
  {
    id: text().primaryKey(),
    ord_id: ofOrder(),
    kind: text().$type<InvoiceTaskKind>().notNull(),
    state: text().$type<InvoiceTaskState>().notNull().default('due'),
    /** The shop's number of an invoice, sent to the provider and never used twice. */
    relate_number: text().notNull(),
    amount: amount(),
    lines: json<InvoiceLine[]>().notNull().default([]),
    /** The provider's number, random code and day in Taipei (YYYY-MM-DD); '' before it is issued. */
    number: plainText(),
    random_no: plainText(),
    issued_on: plainText(),
    /** Of an allowance: its number at the provider, and the refund that it is for. */
    allowance_no: plainText(),
    refund_id: text().references(() => refundTasks.id, { onDelete: 'set null' }),
    /** Why it is to be voided. */
    reason: plainText(),
    /** Why it failed, as a sentence for the clerk; '' otherwise. */
    message: plainText(),
    tries: integer().notNull().default(0),
    /** When it is tried next; of `sending`, when it counts as interrupted. */
    next_at: moment().notNull(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    index('invoice_tasks_order').on(t.ord_id, t.c_date),
    index('invoice_tasks_next').on(t.next_at).where(sql`state IN ('due', 'sending')`),
    index('invoice_tasks_failed').on(t.ord_id).where(sql`state = 'failed'`),
    uniqueIndex('invoice_tasks_issue')
      .on(t.ord_id)
      .where(sql`kind = 'issue' AND state <> 'voided'`),
    uniqueIndex('invoice_tasks_void').on(t.ord_id).where(sql`kind = 'void' AND state <> 'done'`),
    uniqueIndex('invoice_tasks_number').on(t.kind, t.relate_number),
    uniqueIndex('invoice_tasks_refund').on(t.refund_id).where(sql`kind = 'allowance'`),
    index('invoice_tasks_day').on(t.issued_on, t.id).where(sql`issued_on <> ''`),
  ],
);

/** Since when each provider issues the shop's invoices; orders from before were invoiced elsewhere. */
export const invoiceProviders = pgTable('invoice_providers', {
  name: text().primaryKey(),
  since: moment().notNull(),
});

/** How many numbers (字軌) the provider has left for a period of two months, when it was last asked. */
export const invoiceRanges = pgTable(
  'invoice_ranges',
  {
    provider: text().notNull(),
    year: integer().notNull(),
    /** 1 for January and February, to 6. */
    term: integer().notNull(),
    remaining: integer().notNull(),
    checked_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.year, t.term] })],
);
