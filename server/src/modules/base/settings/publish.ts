import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SettingFault, SettingName } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { checkSetting } from './check-setting.ts';
import { deleteSetting, lockSettings, updateSlides, upsertSetting } from './repository.ts';
import type { EditableSlide } from './setting-rules.ts';
import { settingRowOf, storedSettings } from './shop-content.ts';
import { insertVersion } from './version-repository.ts';

/** A setting to publish. `version` is that of the value to be replaced; without it, any value is replaced. */
export interface SettingChange {
  key: SettingName;
  value: unknown;
  version?: string | undefined;
}

export interface Publisher {
  actor: string;
  actor_kind: 'administrator' | 'operator';
  now: Date;
  restored_id?: number;
  /** Finds faults that the contracts can't find, given the slides to publish. */
  otherFaults?: (slides: readonly EditableSlide[]) => Promise<SettingFault[]>;
  /** Runs in the transaction before anything is changed; an error rolls everything back. */
  check?: (tx: Database) => Promise<void>;
  record?: (tx: Database, keys: readonly SettingName[]) => Promise<void>;
}

/** The result of a publication; `outdated` lists settings that somebody else has changed since they were read. */
type Publication =
  | { state: 'published'; keys: SettingName[] }
  | { state: 'invalid'; faults: SettingFault[] }
  | { state: 'outdated'; keys: SettingName[] };

export const versionOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 22);

async function write(tx: Database, key: SettingName, value: unknown, now: Date): Promise<void> {
  if (key === 'slideshows') return updateSlides(tx, (value ?? []) as EditableSlide[]);
  const [name, row] = settingRowOf(key, value);
  return value === null ? deleteSetting(tx, name) : upsertSetting(tx, name, row, now);
}

export function checkSettings(changes: readonly Pick<SettingChange, 'key' | 'value'>[]) {
  const faults: SettingFault[] = [];
  const values = new Map<SettingName, unknown>();
  for (const { key, value } of changes) {
    const checked = checkSetting(key, value);
    if ('faults' in checked) faults.push(...checked.faults);
    else values.set(key, checked.value);
  }
  return { faults, values };
}

/**
 * Publishes settings, all or none: validates them, compares the versions that were read, and stores a version that can
 * be restored, with its author. Pages show the changes when next loaded. Null resets a setting to its default.
 */
export async function publishSettings(
  db: Database,
  changes: readonly SettingChange[],
  { now, check, record, restored_id, otherFaults, ...by }: Publisher,
): Promise<Publication> {
  const { faults, values } = checkSettings(changes);
  const slides = (values.get('slideshows') ?? []) as EditableSlide[];
  faults.push(...((await otherFaults?.(slides)) ?? []));
  if (faults.length > 0) return { state: 'invalid', faults };
  return db.transaction(async (tx): Promise<Publication> => {
    await lockSettings(tx);
    await check?.(tx);
    const before = await storedSettings(tx);
    const outdated = changes.filter(
      ({ key, version }) => version !== undefined && version !== versionOf(before[key]),
    );
    if (outdated.length > 0) return { state: 'outdated', keys: outdated.map(({ key }) => key) };
    for (const [key, value] of values) await write(tx, key, value, now);
    const after = await storedSettings(tx);
    const keys = [...values.keys()].filter((key) => !isDeepStrictEqual(before[key], after[key]));
    if (keys.length > 0)
      await insertVersion(tx, {
        ...by,
        at: now,
        restored_id: restored_id ?? null,
        changes: keys.map((key) => ({ key, before: before[key], after: after[key] })),
      });
    await record?.(tx, keys);
    return { state: 'published', keys };
  });
}
