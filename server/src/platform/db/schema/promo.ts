import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, json, moment, plainText } from './columns.ts';
import { members, ofMember } from './member.ts';
import { ofOrder, orders } from './order.ts';

/** Group-buy codes: a promoter's, or the shop's own where `cus_id` is null. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text().primaryKey(),
    cus_id: text().references(() => members.cus_id, { onDelete: 'cascade' }),
    enabled: boolean().notNull().default(true),
    c_date: moment().notNull(),
  },
  (t) => [index('promo_codes_member').on(t.cus_id)],
);

/** Short links; a bundle's code is also the CATE of its list, `/pb/{code}`. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: text().primaryKey(),
    kind: text().$type<'product' | 'bundle' | 'category' | 'search' | 'home'>().notNull(),
    /** Path on this shop, e.g. `/p/P0001`. */
    target: text().notNull(),
    prd_ids: json<string[]>().notNull(),
    cus_id: text().references(() => members.cus_id, { onDelete: 'cascade' }),
    promo_code: plainText(),
    /** The promoter's own name for the link, and a tag that groups links. */
    name: plainText(),
    tag: plainText(),
    /** An additional address, `/s/{slug}`; '' for none. */
    slug: plainText(),
    /** Its last day in Taipei, `YYYY-MM-DD`; '' where it has none. */
    ends_on: plainText(),
    stopped: boolean().notNull().default(false),
    /** The product whose picture the bundle shows; '' for the first. */
    cover_prd_id: plainText(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('short_links_slug').on(t.slug).where(sql`slug <> ''`),
    index('short_links_member').on(t.cus_id, t.c_date),
    index('short_links_target').on(t.cus_id, t.target),
  ],
);

/** Stored while repeated visits are recognised; `visitor` is a hash, `source` a `ClickSource`. */
export const linkClicks = pgTable(
  'link_clicks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => shortLinks.code, { onDelete: 'cascade' }),
    visitor: plainText(),
    source: plainText(),
    at: moment().notNull(),
  },
  (t) => [index('link_clicks_code').on(t.code, t.at)],
);

/**
 * Visits to short links, counted by month in Taipei and source, and by day in Taipei (`source` is ''). A trigger on
 * `link_clicks` inserts a row for each visit and locks nothing, so that visits to a busy link do not wait for each
 * other. Readers add the rows up; `mergeClickTallies` merges them. No foreign key: the erasure deletes a member's
 * counts.
 */
export const clickTallies = pgTable(
  'click_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The link's promoter; null for a link of the shop. */
    cus_id: text(),
    code: text().notNull(),
    /** `YYYY-MM` for a month, `YYYY-MM-DD` for a day. */
    span: text().notNull(),
    source: plainText(),
    clicks: bigint({ mode: 'number' }).notNull(),
    merged: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('click_tallies_merged').on(t.code, t.span, t.source).where(sql`merged`),
    index('click_tallies_new').on(t.id).where(sql`NOT merged`),
    index('click_tallies_member').on(t.cus_id, t.span).where(sql`source <> ''`),
    index('click_tallies_link').on(t.code, t.span),
  ],
);

const total = () => bigint({ mode: 'number' }).notNull().default(0);

/** Orders that a promoter brought; profits are fixed when the order is placed. */
export const promoOrders = pgTable(
  'promo_orders',
  {
    ord_id: text()
      .primaryKey()
      .references(() => orders.ord_id, { onDelete: 'cascade' }),
    cus_id: ofMember(),
    code: text().notNull(),
    ord_date: moment().notNull(),
    /** `YYYY-MM` of `ord_date` in Taipei. */
    month: text().notNull(),
    own: boolean().notNull().default(false),
    /** The amount of the goods less the coupon's discount, in TWD. */
    sales: amount(),
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
    ord_id: ofOrder(),
    amount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.payout_id, t.ord_id] }),
    index('promo_payout_lines_order').on(t.ord_id),
  ],
);
