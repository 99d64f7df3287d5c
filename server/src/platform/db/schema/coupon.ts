import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, moment, plainText } from './columns.ts';
import { members } from './member.ts';

/** Coupons. Uses are counted from the orders that carry the coupon and are not cancelled. */
export const coupons = pgTable(
  'coupons',
  {
    coupon_id: text().primaryKey(),
    /** The code, normalised to capitals and half width. */
    coupon_code: text().notNull(),
    kind: text().$type<'percent' | 'amount' | 'shipping'>().notNull(),
    /** Percent off or TWD off; 0 for shipping. */
    value: amount(),
    min_amt: amount(),
    /** Start and end of its validity, null for an open end. */
    starts: moment(),
    ends: moment(),
    /** The most orders, in total and per buyer's e-mail; null for no limit. */
    max_uses: integer(),
    max_uses_per_buyer: integer(),
    enabled: boolean().notNull().default(true),
    c_date: moment().notNull(),
    note: plainText(),
    /** The only member who can use it; null for everybody. */
    cus_id: text().references(() => members.cus_id, { onDelete: 'cascade' }),
    /** What a member's own coupon was given for, once; '' for others. */
    source: plainText(),
    /** Who last changed it, on a screen or by a command (`admin:anna`, `admin`), and when. */
    changed_by: plainText(),
    changed_at: moment(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.coupon_code),
    index('coupons_member').on(t.cus_id).where(sql`cus_id IS NOT NULL`),
    uniqueIndex('coupons_source').on(t.source).where(sql`source <> ''`),
    check('coupons_percent', sql`${t.kind} <> 'percent' OR ${t.value} BETWEEN 1 AND 100`),
    check('coupons_code_form', sql`${t.coupon_code} ~ '^[0-9A-Z_-]{3,40}$'`),
  ],
);

/** Codes that a session has entered in a day: wrong ones are limited, repeated ones not counted. */
export const couponTries = pgTable(
  'coupon_tries',
  {
    s: text().notNull(),
    /** The code, normalised to capitals and half width. */
    coupon_code: text().notNull(),
    client_hash: plainText(),
    /** Whether a coupon with this code exists, valid or not. */
    found: boolean().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.s, t.coupon_code] }),
    index('coupon_tries_address').on(t.client_hash, t.at),
    index('coupon_tries_age').on(t.at),
  ],
);
