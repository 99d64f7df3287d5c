import { isDeepStrictEqual } from 'node:util';
import { isSettingName, SETTING_NAMES, type SettingName } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { storedSettings } from './shop-content.ts';
import { findVersion, findVersionsAfter, type SettingVersionRow } from './version-repository.ts';

interface SettingDifference {
  key: SettingName;
  before: unknown;
  after: unknown;
}

/** A state that can be restored: the one after a version, or the one before it. */
export interface RestorableState {
  id: number;
  state: 'after' | 'before';
}

/** All later changes are undone, the newest first. Undefined for an unknown version. */
export async function differencesTo(
  db: Database,
  { id, state }: RestorableState,
): Promise<SettingDifference[] | undefined> {
  if (!(await findVersion(db, id))) return undefined;
  const now = await storedSettings(db);
  const then: Record<string, unknown> = { ...now };
  const undone: SettingVersionRow[] = await findVersionsAfter(db, state === 'after' ? id : id - 1);
  for (const { changes } of undone)
    for (const { key, before } of changes) if (isSettingName(key)) then[key] = before;
  return SETTING_NAMES.filter((key) => !isDeepStrictEqual(now[key], then[key])).map((key) => ({
    key,
    before: now[key],
    after: then[key],
  }));
}
