import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { members } from './member.ts';

/** Passkeys of members, a second way to sign in besides the mailed code (ADR 0162). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** SHA-256 of the credential id, whose length the authenticator chooses. */
    id: text().primaryKey(),
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
    /** As the authenticator names it, base64url. */
    credential_id: text().notNull(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** How often it was used, as far as it counts: 0 for those that are synchronised. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** How browsers reach it, comma-separated: 'internal,hybrid'; '' if unknown. */
    transports: text().notNull().default(''),
    /** Whether it is synchronised to other devices of its owner. */
    backed_up: boolean().notNull().default(false),
    /** Given by the member, at first where it is stored or which browser added it: 'Chrome・Android'. */
    name: text().notNull(),
    /** The last sign-in; null for none. */
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [index('passkeys_member').on(t.cus_id)],
);

/** Challenges that a passkey must sign, once, within five minutes; stored as hashes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    /** Hash of the browser that requested it, what for, and for which member. */
    asker_hash: text().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expires_at)],
);
