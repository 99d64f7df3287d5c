import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { members } from './member.ts';

/** Passkeys of members, a second way to sign in besides the mailed code. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** SHA-256 of the credential id, whose length the authenticator chooses. */
    id: text().primaryKey(),
    cus_id: text()
      .notNull()
      .references(() => members.cus_id, { onDelete: 'cascade' }),
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
    /** The last sign-in with it; null where there was none. */
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
