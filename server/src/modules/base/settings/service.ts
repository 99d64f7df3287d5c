import { isSettingName, SETTING_NAMES } from '@pinpu/shared/contracts/backoffice';
import type { ShopInfo } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { OPERATOR } from '../audit/service.ts';

import { publishSettings } from './publish.ts';
import { findSettings } from './repository.ts';
import { defaultSettings, type SettingValues, storedSettings } from './shop-content.ts';

export const shopName = async (db: Database): Promise<string> =>
  (await findSettings(db)).logo_resource.text || '拼鋪';

/** The stored groups of synonyms, one line each (`synonymLine`). */
export { storedSynonyms } from './repository.ts';
export { parseSynonyms } from './shop-settings.ts';

export const shopInfo = (db: Database): Promise<ShopInfo> => findSettings(db);

export async function mailSender(db: Database) {
  const { logo_resource, colour, support } = await findSettings(db);
  return { name: logo_resource.text || '拼鋪', colour, support };
}

export async function readSettings(db: Database): Promise<SettingValues> {
  const [stored, defaults] = [await storedSettings(db), defaultSettings()];
  return Object.fromEntries(
    SETTING_NAMES.map((key) => [key, stored[key] ?? defaults[key]]),
  ) as SettingValues;
}

/** Null resets it. Returns validation messages; with any, nothing is changed. */
export async function setSetting(
  db: Database,
  key: string,
  value: unknown,
  now: Date,
): Promise<string[]> {
  if (!isSettingName(key)) return [`沒有設定「${key}」；有 ${SETTING_NAMES.join('、')}。`];
  const by = { actor: OPERATOR.name, actor_kind: 'operator' as const, now };
  const done = await publishSettings(db, [{ key, value }], by);
  return done.state === 'invalid' ? done.faults.map(({ at, message }) => `${at}：${message}`) : [];
}
