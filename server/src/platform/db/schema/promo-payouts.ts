import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';
import { members } from './member.ts';
import { orders } from './order.ts';

/** Promoters' bank accounts. */
export const promoAccounts = pgTable('promo_accounts', {
  cus_id: text()
    .primaryKey()
    .references(() => members.cus_id, { onDelete: 'cascade' }),
  bank_code: text().notNull(),
  last_four: text().notNull(),
  /** The full account, encrypted with the server's key and bound to this member. */
  encrypted: text().notNull(),
  u_date: moment().notNull(),
});

/** Closed months, `YYYY-MM` in Taipei. */
export const promoPayoutMonths = pgTable('promo_payout_months', {
  month: text().primaryKey(),
  c_date: moment().notNull(),
  /** Who closed it, as in `order_events`: `admin:<account>`, or `admin` for a command; '' before that was recorded. */
  closed_by: plainText(),
});

/** A promoter's payout for a month. It is part of the shop's accounts, and stays when the promoter is erased. */
export const promoPayouts = pgTable(
  'promo_payouts',
  {
    id: text().primaryKey(),
    month: text()
      .notNull()
      .references(() => promoPayoutMonths.month),
    /** Null once the promoter is erased. */
    cus_id: text().references(() => members.cus_id, { onDelete: 'set null' }),
    amount: integer().notNull(),
    /** The account it goes to, by its last digits; '' where there is none. */
    account: plainText(),
    /** The day of the transfer, `YYYY-MM-DD`; '' before it. */
    paid_on: plainText(),
    /** Who recorded the transfer, written as in `closed_by`. */
    paid_by: plainText(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('promo_payouts_member').on(t.cus_id, t.month),
    index('promo_payouts_month').on(t.month),
    check('promo_payouts_amount', sql`${t.amount} > 0`),
  ],
);

/** The orders in a payout: profits, and negative corrections for returns after an earlier payout. */
export const promoPayoutLines = pgTable(
  'promo_payout_lines',
  {
    payout_id: text()
      .notNull()
      .references(() => promoPayouts.id, { onDelete: 'cascade' }),
    ord_id: text()
      .notNull()
      .references(() => orders.ord_id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.payout_id, t.ord_id] }),
    index('promo_payout_lines_order').on(t.ord_id),
  ],
);
