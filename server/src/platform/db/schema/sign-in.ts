import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Consecutive wrong passwords and codes, by account and by who tried; a success deletes the row. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** `admin` or `member`. */
    realm: text().notNull(),
    /** The account or e-mail as typed, whether or not it exists. */
    account: text().notNull(),
    /** Hash of the network or the browser that tried. */
    origin: text().notNull(),
    failures: integer().notNull(),
    blocked_until: moment(),
    u_date: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.realm, t.account, t.origin] }),
    index('sign_in_failures_age').on(t.u_date),
  ],
);
