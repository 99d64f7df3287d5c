import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** When the birthday was last entered or changed; null where it was before this was recorded. */
    birth_day_at: moment(),
    /** Above 0: a promoter (spec §2). */
    status: integer().notNull().default(0),
    cnt_name: plainText(),
    cnt_email: plainText(),
    cnt_phone1: plainText(),
    cnt_addr1: plainText(),
    cnt_addr1_postcode: plainText(),
    coupon_code: plainText(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('members_email').on(t.acc_email),
    index('members_birthday').on(sql`substr(birth_day, 6)`, t.cus_id).where(sql`birth_day <> ''`),
  ],
);

/** The member a row belongs to, and is deleted with. */
export const ofMember = () =>
  text()
    .notNull()
    .references(() => members.cus_id, { onDelete: 'cascade' });

/** Valid for 30 minutes (spec §5), for the browser that requested it; only hashes are stored. */
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
    /** Hash of the cookie that belongs to it; null for older tokens, which are invalid. */
    browser_hash: text(),
    cus_id: ofMember(),
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
    id: text().primaryKey(),
    token_hash: text().notNull(),
    cus_id: ofMember(),
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

/** Passkeys of members, a second way to sign in besides the mailed code. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** SHA-256 of the credential id, whose length the authenticator chooses. */
    id: text().primaryKey(),
    cus_id: ofMember(),
    /** The credential id as the authenticator sends it, base64url. */
    credential_id: text().notNull(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** The authenticator's use counter; 0 for synchronised passkeys, which do not count. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** How browsers reach it, comma-separated: 'internal,hybrid'; '' if unknown. */
    transports: text().notNull().default(''),
    /** Whether it is synchronised to the owner's other devices. */
    backed_up: boolean().notNull().default(false),
    /** The name; at first that of the passkey's store or of the browser that added it: 'Chrome・Android'. */
    name: text().notNull(),
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [index('passkeys_member').on(t.cus_id)],
);

/** Challenges that a passkey must sign once within five minutes; stored as hashes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    /** Hash of the requesting browser, the purpose and the member. */
    asker_hash: text().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expires_at)],
);

/** Saved for a member's next orders, with the fields of an order; other fields are ''. */
export const savedDetails = pgTable(
  'saved_details',
  {
    id: text().primaryKey(),
    cus_id: ofMember(),
    kind: text().$type<'recipient' | 'invoice'>().notNull(),
    /** SHA-256 of what identifies the details; equal for duplicates of a kind. */
    content_hash: text().notNull(),
    is_default: boolean().notNull().default(false),
    label: plainText(),
    cnt_name: plainText(),
    phone1: plainText(),
    email: plainText(),
    addr1_postcode: plainText(),
    addr1: plainText(),
    invoice_title: plainText(),
    invoice_vatid: plainText(),
    invoice_carrier_type: plainText(),
    invoice_carrier_num: plainText(),
    invoice_love_code: plainText(),
    /** When it was saved or last used in an order. */
    used_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('saved_details_content').on(t.cus_id, t.kind, t.content_hash),
    uniqueIndex('saved_details_default').on(t.cus_id, t.kind).where(sql`is_default`),
  ],
);
