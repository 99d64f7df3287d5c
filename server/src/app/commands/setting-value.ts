import { safeParse } from 'zod/mini';
import { EDITABLE_SETTINGS, isSettingKey } from '../../modules/settings/editable-settings.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value that a word means for a setting: JSON, and any other text itself. `2026` is text where only a text is valid. */
export function settingValue(key: string, word: string): unknown {
  const value = parsed(word);
  if (typeof value !== 'number' && typeof value !== 'boolean') return value;
  if (!isSettingKey(key)) return value;
  const isValid = (one: unknown) => safeParse(EDITABLE_SETTINGS[key], one).success;
  return !isValid(value) && isValid(word) ? word : value;
}
