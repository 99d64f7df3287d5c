import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';
import { ofMember } from './member.ts';

/** Why a member has credit: earned by an order, in place of a refund, by hand, for a birthday or as a welcome. */
export type CreditReason = 'order' | 'refund' | 'hand' | 'birthday' | 'welcome';

/** Store credit as it was granted (ADR 0227). The member's balance is what is left of all that has not expired. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: text().primaryKey(),
    cus_id: ofMember(),
    reason: text().$type<CreditReason>().notNull(),
    /** What it was granted for; the same is granted once. */
    source: text().notNull(),
    amount: integer().notNull(),
    rest: integer().notNull(),
    /** For the member; '' for none. */
    note: plainText(),
    /** Null for credit that does not expire. */
    expires_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('credit_lots_source').on(t.source),
    index('credit_lots_member').on(t.cus_id, t.expires_at),
    index('credit_lots_expiry').on(t.expires_at).where(sql`rest > 0`),
    check('credit_lots_rest', sql`${t.amount} > 0 AND ${t.rest} BETWEEN 0 AND ${t.amount}`),
  ],
);

export type CreditEntryKind = 'granted' | 'spent' | 'returned' | 'expired' | 'withdrawn';

/** Every change of a lot; the entries of a lot add up to what is left of it. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lot_id: text()
      .notNull()
      .references(() => creditLots.id, { onDelete: 'cascade' }),
    cus_id: ofMember(),
    kind: text().$type<CreditEntryKind>().notNull(),
    /** In TWD; negative for what is spent, expired or withdrawn. */
    amount: integer().notNull(),
    /** The order it was spent in or returned from; '' for none. */
    ord_id: plainText(),
    /** `checkout`, `sweeper`, `admin:<account>` … as in the history of orders. */
    actor: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('credit_entries_member').on(t.cus_id, t.id),
    index('credit_entries_lot').on(t.lot_id),
    index('credit_entries_order').on(t.ord_id).where(sql`ord_id <> ''`),
    check('credit_entries_amount', sql`${t.amount} <> 0`),
  ],
);
