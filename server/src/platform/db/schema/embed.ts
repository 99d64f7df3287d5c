import type { LineQuantity } from '@pinpu/shared/domain';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';

/** Other sites that may show the cart. */
export const embedSites = pgTable('embed_sites', {
  /** `pk_` and 16 letters and digits; public, since the site's pages contain it. */
  key: text().primaryKey(),
  name: text().notNull(),
  /** In the form that browsers send: `https://blog.example`; `null` for sandboxed frames. */
  origins: json<string[]>().notNull(),
  enabled: boolean().notNull().default(true),
  c_date: moment().notNull(),
  u_date: moment().notNull(),
  /** Who last changed it: `admin:anna`, or `admin` for a command; '' before that was recorded. */
  changed_by: plainText(),
});

/** Carts of such pages that were sent to the shop's checkout. Codes are stored as hashes. */
export const embedCheckouts = pgTable(
  'embed_checkouts',
  {
    /** Hash of the ticket with which the page asks for the outcome. */
    ticket_hash: text().primaryKey(),
    /** Hash of the one-time code in the address; null once it was redeemed. */
    code_hash: text().unique(),
    /** Hash of the cookie of the browser that redeemed it. */
    browser_hash: text().unique(),
    /** The site's key, '' for a page of the shop's own origin. */
    site: plainText(),
    site_name: text().notNull(),
    return_url: text().notNull(),
    lines: json<LineQuantity[]>().notNull(),
    promo_code: plainText(),
    coupon_code: plainText(),
    /** The order that was placed with this cart. */
    ord_id: text(),
    expires_at: moment().notNull(),
    c_date: moment().notNull(),
  },
  (t) => [index('embed_checkouts_age').on(t.c_date)],
);
