import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { plainText } from './columns.ts';

/**
 * Visits to short links, counted by month in Taipei and source, and by day in Taipei (`source` is ''). A trigger on
 * `link_clicks` inserts a row for each visit and locks nothing, so that visits to a busy link do not wait for each
 * other. Readers add the rows up; `mergeClickTallies` merges them. No foreign key: the erasure deletes a member's
 * counts.
 */
export const clickTallies = pgTable(
  'click_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The link's promoter; null for a link of the shop. */
    cus_id: text(),
    code: text().notNull(),
    /** `YYYY-MM` for a month, `YYYY-MM-DD` for a day. */
    span: text().notNull(),
    source: plainText(),
    clicks: bigint({ mode: 'number' }).notNull(),
    merged: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('click_tallies_merged').on(t.code, t.span, t.source).where(sql`merged`),
    index('click_tallies_new').on(t.id).where(sql`NOT merged`),
    index('click_tallies_member').on(t.cus_id, t.span).where(sql`source <> ''`),
    index('click_tallies_link').on(t.code, t.span),
  ],
);
