import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment, plainText } from './columns.ts';

/** Accounts of the administrative side; `password_hash` is made by `hashPassword`. */
export const adminAccounts = pgTable('admin_accounts', {
  account: text().primaryKey(),
  display_name: plainText(),
  password_hash: text().notNull(),
  failed_attempts: integer().notNull().default(0),
  locked_until: moment(),
  /** Tokens issued before this moment are refused. */
  tokens_from: moment().notNull(),
  c_date: moment().notNull(),
  u_date: moment().notNull(),
});

/** Secrets the server made for itself at first start, shared by all instances. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  c_date: moment().notNull(),
});

/** Files of `POST /api/file`; kept in the database, so that every instance has them (spec §7). */
export const adminFiles = pgTable(
  'admin_files',
  {
    path: text().primaryKey(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    owner: text().notNull().default('WEB'),
    account: plainText(),
    content: bytes().notNull(),
    c_date: moment().notNull(),
  },
  (t) => [index('admin_files_owner').on(t.owner, t.c_date)],
);
