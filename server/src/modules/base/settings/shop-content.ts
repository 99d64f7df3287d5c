import { SETTING_NAMES, type SettingName } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { findAllSlides, findSettingRows } from './repository.ts';
import type { EditableSlide } from './setting-rules.ts';
import { type ShopSettings, settingsOf } from './shop-settings.ts';

export interface ShopContent {
  settings: ShopSettings;
  slides: EditableSlide[];
}

export type SettingValues = Record<SettingName, unknown>;

export const settingRowOf = (key: SettingName, value: unknown): [string, unknown] =>
  key === 'shop_name' ? ['logo_resource', { name: 'shop', text: value }] : [key, value];

function valuesOf(rows: Record<string, unknown>, slides: readonly EditableSlide[]): SettingValues {
  const parsed: Record<string, unknown> & ShopSettings = settingsOf(rows);
  const storedValue = (key: SettingName): unknown => {
    if (key === 'slideshows') return slides.length > 0 ? slides : null;
    const [name] = settingRowOf(key, null);
    if (!Object.hasOwn(rows, name)) return null;
    return key === 'shop_name' ? parsed.logo_resource.text : parsed[name];
  };
  return Object.fromEntries(SETTING_NAMES.map((key) => [key, storedValue(key)])) as SettingValues;
}

export const storedSettings = async (db: Database): Promise<SettingValues> =>
  valuesOf(await findSettingRows(db), await findAllSlides(db));

export function defaultSettings(): SettingValues {
  const { logo_resource, ...defaults } = settingsOf({});
  const known: Record<string, unknown> = {
    ...{ ...defaults, shop_name: logo_resource.text, slideshows: [] },
  };
  return Object.fromEntries(SETTING_NAMES.map((key) => [key, known[key] ?? null])) as SettingValues;
}

export async function contentWith(
  db: Database,
  drafted: ReadonlyMap<SettingName, unknown>,
): Promise<ShopContent> {
  const rows = await findSettingRows(db);
  for (const [key, value] of drafted) {
    const [name, row] = settingRowOf(key, value);
    if (value === null) delete rows[name];
    else if (key !== 'slideshows') rows[name] = row;
  }
  const slides = drafted.has('slideshows')
    ? ((drafted.get('slideshows') ?? []) as EditableSlide[])
    : await findAllSlides(db);
  return {
    settings: settingsOf(rows),
    slides: slides.filter(({ enable }) => enable),
  };
}

export const shopContent = (db: Database): Promise<ShopContent> => contentWith(db, new Map());
