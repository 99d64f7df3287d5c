import { safeParse } from 'zod/mini';
import { EDITABLE_SETTINGS, isSettingKey } from '../../modules/base/settings/editable-settings.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Parses a command-line word as a setting's value: as JSON, or as plain text where it is not JSON. `2026` stays a text
 * for a setting that only accepts text.
 */
export function settingValue(key: string, word: string): unknown {
  const value = parsed(word);
  if (typeof value !== 'number' && typeof value !== 'boolean') return value;
  if (!isSettingKey(key)) return value;
  const isValid = (one: unknown) => safeParse(EDITABLE_SETTINGS[key], one).success;
  return !isValid(value) && isValid(word) ? word : value;
}
