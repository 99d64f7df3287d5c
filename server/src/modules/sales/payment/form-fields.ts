import { isStorableText } from '../../../platform/db/storable-text.ts';

/** The text fields of a parsed body; null where a field is not a single text, as with a repeated name. */
export function stringFields(body: unknown): Record<string, string> | null {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return null;
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string') return null;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** The fields of a urlencoded body; null where a name is repeated or a text can't be stored. */
export function formFields(body: string): Record<string, string> | null {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  const isWhole = Object.keys(fields).length === pairs.length;
  return isWhole && pairs.flat().every(isStorableText) ? fields : null;
}
