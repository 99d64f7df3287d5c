import type { Database } from '../../platform/db/index.ts';
import { checkSetting } from './check-setting.ts';
import {
  type EditableSlide,
  isSettingKey,
  SETTING_KEYS,
  type SettingKey,
} from './editable-settings.ts';
import {
  deleteSetting,
  findAllSlides,
  findSettings,
  replaceSlides,
  upsertSetting,
} from './repository.ts';

/** The shop's name in mails and titles. */
export const shopName = async (db: Database): Promise<string> =>
  (await findSettings(db)).logo_resource.text || '拼鋪';

/** Whom the shop's mails are from. */
export async function mailSender(db: Database) {
  const { logo_resource, colour, support } = await findSettings(db);
  return { name: logo_resource.text || '拼鋪', colour, support };
}

/** The current value of every setting; null for one left at its default. */
export async function readSettings(db: Database): Promise<Record<SettingKey, unknown>> {
  const { logo_resource, ...settings } = await findSettings(db);
  const known: Record<string, unknown> = {
    ...settings,
    shop_name: logo_resource.text,
    slideshows: await findAllSlides(db),
  };
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, known[key] ?? null])) as Record<
    SettingKey,
    unknown
  >;
}

/**
 * Sets one setting, or resets it to its default by null; pages show it when next loaded. Returns validation sentences,
 * having changed nothing in that case.
 */
export async function setSetting(
  db: Database,
  key: string,
  given: unknown,
  now: Date,
): Promise<string[]> {
  if (!isSettingKey(key)) return [`沒有設定「${key}」；有 ${SETTING_KEYS.join('、')}。`];
  const checked = given === null ? { value: null } : checkSetting(key, given);
  if ('faults' in checked) return checked.faults;
  const { value } = checked;
  await db.transaction(async (tx) => {
    if (key === 'slideshows') await replaceSlides(tx, (value ?? []) as EditableSlide[]);
    else if (key === 'shop_name')
      await (value === null
        ? deleteSetting(tx, 'logo_resource')
        : upsertSetting(tx, 'logo_resource', { name: 'shop', text: value }, now));
    else await (value === null ? deleteSetting(tx, key) : upsertSetting(tx, key, value, now));
  });
  return [];
}
