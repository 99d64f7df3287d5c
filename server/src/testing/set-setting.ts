import type { SettingName } from '@pinpu/shared/contracts/backoffice';
import { publishSettings } from '../modules/base/settings/publish.ts';
import type { Database } from '../platform/db/index.ts';

/** Publishes a setting as the operator does; returns the faults that prevented it. */
export async function setSetting(
  db: Database,
  key: string,
  value: unknown,
  now: Date,
): Promise<string[]> {
  const author = { actor: 'operator', actor_kind: 'operator' } as const;
  const done = await publishSettings(db, [{ key: key as SettingName, value }], { ...author, now });
  return done.state === 'invalid' ? done.faults.map(({ at, message }) => `${at}：${message}`) : [];
}
