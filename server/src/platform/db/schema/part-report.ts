import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';

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
    /** The last reason in this minute. */
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
    /** The start of the ten-minute period. */
    period: moment().notNull(),
    /** Keyed hash of a /24 or /48 network, not of a single address. */
    network: text().notNull(),
    pages: integer().notNull(),
    /** How many of these pages had a failure. */
    failed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.period, t.network] }),
    index('part_report_networks_period').on(t.period),
  ],
);
