const OFFSET_MS = 8 * 60 * 60 * 1000;

/** A time in ECPay's format, `yyyy/MM/dd HH:mm:ss` in Taipei. */
export const taipeiTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

const WRITTEN = /^(\d{4})\/(\d{2})\/(\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;

/** Parses a time in ECPay's format, in Taipei; a date alone means the end of that day. Null for any other text. */
export function momentOfTaipei(text: string): Date | null {
  const [, year, month, day, time = '23:59:59'] = WRITTEN.exec(text) ?? [];
  if (year === undefined) return null;
  const moment = new Date(`${year}-${month}-${day}T${time}+08:00`);
  // `2026/02/31` is parsed as a day in March, so a date that does not round-trip is invalid.
  const isReal =
    !Number.isNaN(moment.getTime()) && taipeiTime(moment).startsWith(`${year}/${month}/${day}`);
  return isReal ? moment : null;
}
