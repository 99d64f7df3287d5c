const OFFSET_MS = 8 * 60 * 60 * 1000;

/** A moment as ECPay writes it, `yyyy/MM/dd HH:mm:ss` in Taipei. */
export const taipeiTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

const WRITTEN = /^(\d{4})\/(\d{2})\/(\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;

/** The moment ECPay writes, in Taipei; a day alone lasts until its end. Null for anything else. */
export function momentOfTaipei(text: string): Date | null {
  const [, year, month, day, time = '23:59:59'] = WRITTEN.exec(text) ?? [];
  if (year === undefined) return null;
  const moment = new Date(`${year}-${month}-${day}T${time}+08:00`);
  // `2026/02/31` is read as a day in March: what is not written back the same was none.
  const isReal =
    !Number.isNaN(moment.getTime()) && taipeiTime(moment).startsWith(`${year}/${month}/${day}`);
  return isReal ? moment : null;
}
