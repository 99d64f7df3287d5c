import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment } from './columns.ts';

/** Tokens of teams and their CI, each for the deployment of its own remotes (ADR 0172); stored as SHA-256. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    /** How operators name it. */
    id: text().primaryKey(),
    token_hash: text().notNull(),
    /** Written to the history of what it deploys. */
    team: text().notNull(),
    /** Names of remotes, `shell`, or `*` for everything. */
    remotes: json<string[]>().notNull(),
    expires_at: moment().notNull(),
    revoked_at: moment(),
    /** The last use, to the hour; null for none. */
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [uniqueIndex('deploy_tokens_hash').on(t.token_hash)],
);

/** Versions whose files were uploaded: their size, and since when pruning may take what was never published. */
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
