import { taipeiDate, weekdayName, weekdayOf } from './taipei-date.ts';

/** The dates of a product, null for none: since when it is listed, when it goes off sale, and its special price. */
export interface SaleDates {
  u_date: Date;
  sale_until: Date | null;
  special_from: Date | null;
  special_until: Date | null;
}

export interface DateFault {
  field: 'sale_until' | 'special_until';
  message: string;
}

/** Dates in the wrong order, each at the later one. */
export function dateFaults({
  u_date,
  sale_until,
  special_from,
  special_until,
}: SaleDates): DateFault[] {
  const faults: DateFault[] = [];
  if (sale_until && sale_until <= u_date)
    faults.push({ field: 'sale_until', message: '下架時間要晚於上架日期，請調整其中一個。' });
  if (special_from && special_until && special_until <= special_from)
    faults.push({ field: 'special_until', message: '特價結束要晚於特價開始，請調整其中一個。' });
  return faults;
}

/** Whether the special price of a product applies at a moment, by its dates; the end itself is too late. */
export const isSpecialTime = (
  { special_from, special_until }: Pick<SaleDates, 'special_from' | 'special_until'>,
  now: Date,
): boolean => (!special_from || special_from <= now) && (!special_until || special_until > now);

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_MS = 24 * HOUR_S * 1000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `05:12:33` in the last 24 hours before a special price ends; undefined earlier, and from the end on. */
export function countdownText(left_ms: number): string | undefined {
  if (left_ms <= 0 || left_ms > DAY_MS) return undefined;
  const seconds = Math.ceil(left_ms / 1000);
  const parts = [
    Math.floor(seconds / HOUR_S),
    Math.floor((seconds % HOUR_S) / MINUTE_S),
    seconds % MINUTE_S,
  ];
  return parts.map(twoDigits).join(':');
}

/** `特價到 12/1（二）20:00`; with the year where it is not this one. */
export function specialEndText(ends: string, now: Date): string {
  const day = taipeiDate(new Date(ends));
  const [year = '', month, date] = day.split('-');
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Taipei',
    timeStyle: 'short',
  }).format(new Date(ends));
  const ofYear = taipeiDate(now).startsWith(year) ? '' : `${year}/`;
  const shown = `${ofYear}${Number(month)}/${Number(date)}`;
  return `特價到 ${shown}（${weekdayName(weekdayOf(day))}）${time}`;
}
