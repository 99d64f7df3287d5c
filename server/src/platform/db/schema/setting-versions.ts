import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment } from './columns.ts';

/** One setting of a version; null where it was or is at its default. */
export interface StoredSettingChange {
  key: string;
  before: unknown;
  after: unknown;
}

/** Each publication of home and settings: what it changed, so that every earlier state can be worked out (ADR 0190). */
export const settingVersions = pgTable('setting_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  /** Account of an administrator, or `operator` for a command. */
  actor: text().notNull(),
  actor_kind: text().$type<'administrator' | 'operator'>().notNull(),
  /** The version that was restored by it; null for any other change. */
  restored_id: bigint({ mode: 'number' }),
  changes: json<StoredSettingChange[]>().notNull(),
});
