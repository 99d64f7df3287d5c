import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment } from './columns.ts';

/** One changed setting of a version; null stands for the default. */
export interface StoredSettingChange {
  key: string;
  before: unknown;
  after: unknown;
}

/**
 * Each publication of home and settings with its changes, from which every earlier state can be computed (ADR 0190).
 */
export const settingVersions = pgTable('setting_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  /** Account of an administrator, or `operator` for a command. */
  actor: text().notNull(),
  actor_kind: text().$type<'administrator' | 'operator'>().notNull(),
  /** The version that this one restored; null for other changes. */
  restored_id: bigint({ mode: 'number' }),
  changes: json<StoredSettingChange[]>().notNull(),
});
