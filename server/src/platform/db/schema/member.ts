import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';

/** Members (spec §3 User, and the recipient saved by `PUT /api/vip/profile`); `acc_email` is lower case. */
export const members = pgTable(
  'members',
  {
    cus_id: text().primaryKey(),
    acc_email: text().notNull(),
    cus_name: plainText(),
    phone: plainText(),
    mobile: plainText(),
    addr1: plainText(),
    addr1_postcode: plainText(),
    /** `YYYY-MM-DD` or ''. */
    birth_day: plainText(),
    /** Above 0: a promoter (spec §2). */
    status: integer().notNull().default(0),
    /** The recipient last saved with the profile. */
    cnt_name: plainText(),
    cnt_email: plainText(),
    cnt_phone1: plainText(),
    cnt_addr1: plainText(),
    cnt_addr1_postcode: plainText(),
    coupon_code: plainText(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [uniqueIndex('members_email').on(t.acc_email)],
);

/**
 * One-time codes, valid for 30 minutes (spec §5); only hashes are stored. Each belongs to the browser that requested
 * it.
 */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** To sign in, to prove the e-mail of an order paid on receipt, to delete the account, or to add a passkey. */
    purpose: text().$type<'sign-in' | 'order' | 'erase' | 'passkey'>().notNull().default('sign-in'),
    /** '' where the mail only contains the link. */
    code_hash: text().notNull(),
    /** Hash of the longer code in the magic link, which identifies the row by itself. */
    magic_hash: text().notNull(),
    /** Hash of the value that the requesting browser sends back; null in rows of older releases. */
    asker_hash: text(),
    /** Keyed hash of the network that requested it. */
    network_hash: text(),
    /** Attempts by the browser that requested it, and by all others together. */
    attempts: integer().notNull().default(0),
    loose_attempts: integer().notNull().default(0),
    expires_at: moment().notNull(),
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [
    index('otp_codes_email').on(t.email, t.c_date.desc()),
    uniqueIndex('otp_codes_magic').on(t.magic_hash),
    index('otp_codes_expiry').on(t.expires_at),
  ],
);

/** User tokens of browsers, stored as SHA-256; signing out deletes the row. */
export const memberTokens = pgTable(
  'member_tokens',
  {
    token_hash: text().primaryKey(),
    /**
     * Hash of the cookie that belongs to the token; null for tokens from before there were such cookies, which are not
     * valid any more.
     */
    browser_hash: text(),
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
    /** Cart session the token was issued to. */
    s: plainText(),
    /** The browser's name as its owner knows it, such as 'Chrome・Android'; '' if unknown. */
    browser_name: plainText(),
    expires_at: moment().notNull(),
    c_date: moment().notNull(),
  },
  (t) => [
    index('member_tokens_member').on(t.cus_id),
    index('member_tokens_browser').on(t.browser_hash),
    index('member_tokens_expiry').on(t.expires_at),
  ],
);

/** Tokens of integrators' programs, each acting for a member; issued and revoked by an operator. */
export const integratorTokens = pgTable(
  'integrator_tokens',
  {
    /** The id that operators use. */
    id: text().primaryKey(),
    token_hash: text().notNull(),
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
    /** Its purpose. */
    name: text().notNull(),
    expires_at: moment().notNull(),
    /** The last use, to the hour; null where it was never used. */
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('integrator_tokens_hash').on(t.token_hash),
    index('integrator_tokens_member').on(t.cus_id),
  ],
);
