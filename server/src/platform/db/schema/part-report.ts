import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';

/** Loads and failures of pages, by version, phase and minute; no personal data (ADR 0175). */
export const partReports = pgTable(
  'part_reports',
  {
    remote: text().notNull(),
    version: text().notNull(),
    phase: text().$type<'entry' | 'exposed module' | 'part' | 'render'>().notNull(),
    outcome: text().$type<'ok' | 'failed'>().notNull(),
    minute: moment().notNull(),
    count: integer().notNull(),
    /** The sum of all durations that were reported. */
    ms: bigint({ mode: 'number' }).notNull(),
    /** The last reason of this minute. */
    why: plainText(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.phase, t.outcome, t.minute] }),
    index('part_reports_minute').on(t.minute),
  ],
);

/** Pages by the network that they were opened from, for the decision on a rollback: each network has one vote. */
export const partReportNetworks = pgTable(
  'part_report_networks',
  {
    remote: text().notNull(),
    version: text().notNull(),
    /** The start of its ten minutes. */
    period: moment().notNull(),
    /** A keyed hash of a /24 or /48, not of an address. */
    network: text().notNull(),
    pages: integer().notNull(),
    /** How many of them had a failure. */
    failed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.period, t.network] }),
    index('part_report_networks_period').on(t.period),
  ],
);
