import type { CartLine } from '@pinpu/shared/contracts';
import type { LineQuantity } from '@pinpu/shared/domain';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { amount, json, moment, plainText } from './columns.ts';
import { members, ofMember } from './member.ts';

/** A cart session `s`; `version` increases with every change, so that two tabs can't check out the same cart twice. */
export const cartSessions = pgTable(
  'cart_sessions',
  {
    s: text().primaryKey(),
    version: integer().notNull().default(0),
    promo_code: plainText(),
    cart: json<CartLine[]>().notNull().default([]),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [index('cart_sessions_age').on(t.u_date)],
);

/** A member's cart, shared by all their devices; deleted with the member. */
export const memberCarts = pgTable('member_carts', {
  cus_id: text()
    .primaryKey()
    .references(() => members.cus_id, { onDelete: 'cascade' }),
  lines: json<LineQuantity[]>().notNull().default([]),
  u_date: moment().notNull(),
});

const liked = () => ({
  prd_id: text()
    .notNull()
    .references(() => products.prd_id, { onDelete: 'cascade' }),
  /** The list price when it was liked; 0 in rows of older releases. */
  price: amount(),
  c_date: moment().notNull(),
});

/** Likes of guests: at most one per cart session and product. `products.like_count` outlives the session and its rows here. */
export const productLikes = pgTable(
  'product_likes',
  {
    s: text()
      .notNull()
      .references(() => cartSessions.s, { onDelete: 'cascade' }),
    ...liked(),
  },
  (t) => [primaryKey({ columns: [t.s, t.prd_id] }), index('product_likes_product').on(t.prd_id)],
);

/** Likes of members, on all their devices. Deleted with the member; the product's count stays. */
export const memberLikes = pgTable(
  'member_likes',
  {
    cus_id: ofMember(),
    ...liked(),
  },
  (t) => [
    primaryKey({ columns: [t.cus_id, t.prd_id] }),
    index('member_likes_product').on(t.prd_id),
  ],
);

/**
 * Visits to a store map. Each has a secret that the map's answer must contain, once and before the visit expires. A
 * cart session's store is the one that it chose last.
 */
export const pickupVisits = pgTable(
  'pickup_visits',
  {
    /** SHA-256 of the secret. */
    state: text().primaryKey(),
    s: text().notNull(),
    /** The chain whose map was opened, as a LogisticsSubType. */
    sub_type: text().notNull(),
    /** The page that the map was opened from: `/cart` or `/c`. */
    back: text().notNull(),
    c_date: moment().notNull(),
    expires_at: moment().notNull(),
    answered_at: moment(),
    rec_meta: plainText(),
  },
  (t) => [
    index('pickup_visits_session').on(t.s, t.answered_at),
    index('pickup_visits_age').on(t.c_date),
  ],
);

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
    ord_id: text(),
    expires_at: moment().notNull(),
    c_date: moment().notNull(),
  },
  (t) => [index('embed_checkouts_age').on(t.c_date)],
);
