/** Whether a text is missing: null, undefined, or white space alone (spec §5). */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text.trim() === '';

/** Whether a text is JSON (spec §5). */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a day that exists, `YYYY-MM-DD` (spec §5). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
