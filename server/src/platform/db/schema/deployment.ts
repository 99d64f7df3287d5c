import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment } from './columns.ts';

/** Tokens with which teams and their CI deploy their own remotes; stored as SHA-256. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    /** The id that operators use. */
    id: text().primaryKey(),
    token_hash: text().notNull(),
    /** The team's name, written to the history of what it deploys. */
    team: text().notNull(),
    /** Names of remotes, `shell`, or `*` for everything. */
    remotes: json<string[]>().notNull(),
    expires_at: moment().notNull(),
    revoked_at: moment(),
    /** The last use, to the hour; null where it was never used. */
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [uniqueIndex('deploy_tokens_hash').on(t.token_hash)],
);

/** Versions with uploaded files: their size, and from when pruning may delete those that were never published. */
export const deploymentUploads = pgTable(
  'deployment_uploads',
  {
    name: text().notNull(),
    version: text().notNull(),
    bytes: integer().notNull().default(0),
    /** The last upload of a file. */
    u_date: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
);
