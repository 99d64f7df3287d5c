import {
  type EffectiveValue,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from '@pinpu/shared/contracts/backoffice';
import * as z from 'zod/mini';
import { safeHtml } from '../../../platform/html/safe-html.ts';
import { DEFAULT_SYNONYMS } from './default-synonyms.ts';
import { deliverySetting } from './delivery-setting.ts';

/** Settings that are rows of the table `settings` under their own name. */
type RowName = Exclude<SettingName, 'shop_name' | 'slideshows'>;
const isRow = (name: SettingName): name is RowName => name !== 'shop_name' && name !== 'slideshows';

/** The shop's settings as stored in the table `settings`, or their defaults. */
export type ShopSettings = { [Name in RowName]: EffectiveValue<Name> } & {
  logo_resource: { name: string; text: string };
};

/** HTML of the shop, sanitised on reading and on writing. */
const html = z.pipe(z.string(), z.transform(safeHtml));

/** Schemas of stored values that are stricter than those that browsers read. */
export const STRICTER = {
  home_header_html: html,
  home_banner_html: html,
  about_html: html,
  returns_html: html,
  privacy_html: html,
  terms_html: html,
  web_resources: z.record(z.string(), html),
  delivery: deliverySetting,
} satisfies { [Name in Extract<SettingName, `${string}_html`>]: z.ZodMiniType<string> } & {
  [Name in RowName]?: z.ZodMiniType<EffectiveValue<Name>>;
};
const schemas: Partial<Record<SettingName, z.ZodMiniType>> = STRICTER;

/** Unchecked rows of the table `settings`, by name. */
type Rows = Readonly<Record<string, unknown>>;

/** The setting's value in these rows, or its default. @throws ZodError for a row that is not of the setting's form. */
function valueIn(rows: Rows, name: RowName): unknown {
  if (rows[name] !== undefined) return z.parse(schemas[name] ?? SETTINGS[name].schema, rows[name]);
  return name === 'search_synonyms' ? [...DEFAULT_SYNONYMS] : SETTINGS[name].default;
}

const logoResource = z._default(z.object({ name: z.string(), text: z.string() }), {
  name: 'pinpu',
  text: SETTINGS.shop_name.default,
});

/** The shop's settings from rows of the table `settings`; the default where a row is missing. */
export const settingsOf = (rows: Rows): ShopSettings =>
  ({
    logo_resource: z.parse(logoResource, rows.logo_resource),
    ...Object.fromEntries(SETTING_NAMES.filter(isRow).map((name) => [name, valueIn(rows, name)])),
  }) as ShopSettings;

/** Settings as rows of the table, validated and sanitised; every write uses this. */
export const settingRows = (settings: Partial<ShopSettings>, u_date: Date) =>
  Object.entries(settingsOf(settings))
    .filter(([name]) => name in settings)
    .map(([name, value]) => ({ name, value, u_date }));

export const parseSynonyms = (stored: unknown): readonly string[] =>
  settingsOf({ search_synonyms: stored ?? undefined }).search_synonyms ?? [];
