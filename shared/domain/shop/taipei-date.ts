const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The date in Taipei at a moment, as YYYY-MM-DD; Taiwan is UTC+8 all year. */
export function taipeiDate(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** Whether a text YYYY-MM-DD is an existing day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** The moment at which a day, YYYY-MM-DD, begins in Taipei. */
export const startOfTaipeiDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The weekday of a day, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

const WEEKDAYS = ['', '一', '二', '三', '四', '五', '六', '日'];

/** `一` for 星期一. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';
