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

type RowName = Exclude<SettingName, 'shop_name' | 'slideshows'>;
const isRow = (name: SettingName): name is RowName => name !== 'shop_name' && name !== 'slideshows';

export type ShopSettings = { [Name in RowName]: EffectiveValue<Name> } & {
  logo_resource: { name: string; text: string };
};

/** HTML of the shop, sanitised on reading and on writing. */
const html = z.pipe(z.string(), z.transform(safeHtml));

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

type Rows = Readonly<Record<string, unknown>>;

function valueIn(rows: Rows, name: RowName): unknown {
  if (rows[name] !== undefined) return z.parse(schemas[name] ?? SETTINGS[name].schema, rows[name]);
  return name === 'search_synonyms' ? [...DEFAULT_SYNONYMS] : SETTINGS[name].default;
}

const logoResource = z._default(z.object({ name: z.string(), text: z.string() }), {
  name: 'pinpu',
  text: SETTINGS.shop_name.default,
});

export const settingsOf = (rows: Rows): ShopSettings =>
  ({
    logo_resource: z.parse(logoResource, rows.logo_resource),
    ...Object.fromEntries(SETTING_NAMES.filter(isRow).map((name) => [name, valueIn(rows, name)])),
  }) as ShopSettings;

export const settingRows = (settings: Partial<ShopSettings>, u_date: Date) =>
  Object.entries(settingsOf(settings))
    .filter(([name]) => name in settings)
    .map(([name, value]) => ({ name, value, u_date }));

export const parseSynonyms = (stored: unknown): readonly string[] =>
  settingsOf({ search_synonyms: stored ?? undefined }).search_synonyms ?? [];
