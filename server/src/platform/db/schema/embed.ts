import type { LineQuantity } from '@pinpu/shared/domain';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';

/** Other people's sites that may show the cart. */
export const embedSites = pgTable('embed_sites', {
  /** `pk_` and 16 letters and digits; their pages contain it. */
  key: text().primaryKey(),
  name: text().notNull(),
  /** As browsers send them: `https://blog.example`; `null` for sandboxed frames. */
  origins: json<string[]>().notNull(),
  enabled: boolean().notNull().default(true),
  c_date: moment().notNull(),
  u_date: moment().notNull(),
  /** Actor of its last change: `admin:anna`, or `admin` for a command; '' before that was recorded. */
  changed_by: plainText(),
});

/** Carts that left such a page for the checkout here. Codes are stored as hashes. */
export const embedCheckouts = pgTable(
  'embed_checkouts',
  {
    /** Hash of what the page asks for the outcome with. */
    ticket_hash: text().primaryKey(),
    /** Hash of the code in the address, which counts once; null once it was redeemed. */
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
    /** The order that came of it. */
    ord_id: text(),
    expires_at: moment().notNull(),
    c_date: moment().notNull(),
  },
  (t) => [index('embed_checkouts_age').on(t.c_date)],
);
