const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Quotes, backslashes, control characters and halves of surrogate pairs are escaped. */
const quoted = (text: string) => `"${text.replace(/["\\\p{Cc}\p{Cs}]/gu, escaped)}"`;

/** The JSON of plain data. `JSON.stringify` would call a `toJSON` that an old library has added to arrays or texts. */
export function plainJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((one: unknown) => plainJson(one)).join()}]`;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${quoted(name)}:${plainJson(field)}`).join()}}`;
}
