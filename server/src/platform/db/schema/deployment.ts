import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';

/** Tokens with which teams and their CI deploy their own remotes; stored as SHA-256. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
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
    u_date: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
);

/** Loads and failures of pages, by version, phase and minute; no personal data. */
export const partReports = pgTable(
  'part_reports',
  {
    remote: text().notNull(),
    version: text().notNull(),
    phase: text().$type<'entry' | 'exposed module' | 'part' | 'render'>().notNull(),
    outcome: text().$type<'ok' | 'failed'>().notNull(),
    minute: moment().notNull(),
    count: integer().notNull(),
    /** The sum of all reported durations, in ms. */
    ms: bigint({ mode: 'number' }).notNull(),
    why: plainText(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.phase, t.outcome, t.minute] }),
    index('part_reports_minute').on(t.minute),
  ],
);

/** Pages by the network they were opened from, for rollback decisions, in which each network counts once. */
export const partReportNetworks = pgTable(
  'part_report_networks',
  {
    remote: text().notNull(),
    version: text().notNull(),
    period: moment().notNull(),
    /** Keyed hash of a /24 or /48 network, not of a single address. */
    network: text().notNull(),
    pages: integer().notNull(),
    failed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.period, t.network] }),
    index('part_report_networks_period').on(t.period),
  ],
);
