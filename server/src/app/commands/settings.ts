import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BackofficeSettings,
  isSettingName,
  SETTING_NAMES,
} from '@pinpu/shared/contracts/backoffice';
import { safeParse } from 'zod/mini';
import { SETTING_RULES } from '../../modules/base/settings/setting-rules.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { runCommand } from './command-line.ts';
import { sendPicture } from './send-pictures.ts';
import { type ShopConnection, withShop } from './shop-connection.ts';

const USAGE = `npm run settings -- get [KEY]
npm run settings -- set KEY VALUE    VALUE is text, JSON, @FILE, or null for the default
docs/shop-keepers.md has the keys.`;

const SETTINGS = '/api/backoffice/settings';

function fileText(file: string): string {
  if (!existsSync(file)) throw new StartupError(`${file} does not exist: check its name.`);
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

function jsonFile(file: string): unknown {
  try {
    return JSON.parse(fileText(file));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} is no JSON (${why}): correct it.`);
  }
}

function parsed(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}

/**
 * Parses a command-line word as a setting's value: as JSON, or as plain text where it is not JSON. `2026` stays a text
 * for a setting that only accepts text.
 */
export function settingValue(key: string, word: string): unknown {
  const value = parsed(word);
  if (typeof value !== 'number' && typeof value !== 'boolean') return value;
  if (!isSettingName(key)) return value;
  const isValid = (one: unknown) => safeParse(SETTING_RULES[key], one).success;
  return !isValid(value) && isValid(word) ? word : value;
}

function parsedValue(key: string, word: string): unknown {
  if (!word.startsWith('@')) return settingValue(key, word);
  const file = word.slice(1);
  return /\.json$/i.test(file) ? jsonFile(file) : fileText(file);
}

const isPictureFile = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.startsWith('/') && !value.includes(':');

/** A slide with the addresses of its pictures; what is no slide is left to the contract. */
async function withAddresses(slide: unknown, address: (name: unknown) => Promise<unknown>) {
  if (typeof slide !== 'object' || slide === null) return slide;
  return {
    ...slide,
    ...('m' in slide && { m: await address(slide.m) }),
    ...('d' in slide && { d: await address(slide.d) }),
  };
}

/** The given value, with its picture files stored: `logo` itself, and `m` and `d` of slides. */
async function withPictures(shop: ShopConnection, key: string, word: string): Promise<unknown> {
  if (key === 'logo' && word.startsWith('@')) return sendPicture(shop, word.slice(1));
  const value = parsedValue(key, word);
  if (key !== 'slideshows' || !Array.isArray(value)) return value;
  const folder = word.startsWith('@') ? dirname(word.slice(1)) : '.';
  const address = async (name: unknown) =>
    isPictureFile(name) ? sendPicture(shop, join(folder, name)) : name;
  const slides: unknown[] = [];
  for (const slide of value) slides.push(await withAddresses(slide, address));
  return slides;
}

const shown = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The current value of every setting; null for one whose default is null. */
const valuesOf = ({ settings, defaults }: BackofficeSettings): Record<string, unknown> =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, settings[name] ?? defaults[name]]));

/** `npm run settings -- get [KEY] | set KEY VALUE`, with or without a running shop. */
async function settings(): Promise<void> {
  const [command, key, word, ...more] = process.argv.slice(2);
  const isGet = command === 'get' && word === undefined;
  if (!isGet && (command !== 'set' || word === undefined || more.length > 0))
    throw new StartupError(USAGE);
  if (key !== undefined && !isSettingName(key))
    throw new StartupError(`沒有設定「${key}」；有 ${SETTING_NAMES.join('、')}。`);
  const values = await withShop(loadConfig(), async (shop) => {
    if (isGet) return valuesOf(await shop.call<BackofficeSettings>('GET', SETTINGS));
    const value = await withPictures(shop, key ?? '', word ?? '');
    const changes = [{ key, value, version: '*' }];
    return valuesOf(
      await shop.call<BackofficeSettings>('POST', `${SETTINGS}/publish`, { changes }),
    );
  });
  console.log(key === undefined ? JSON.stringify(values, null, 2) : shown(values[key]));
}

if (import.meta.main) await runCommand(settings);
