import { taipeiTime } from './taipei-time.ts';

const MINUTE = 60_000;

/** ECPay captures card payments from 20:15 to 20:30 in Taipei; a minute before that, a call might reach into it. */
const FROM = 20 * 60 + 14;
const UNTIL = 20 * 60 + 30;

const minuteOfDay = (moment: Date): number => {
  const [hours = 0, minutes = 0] = taipeiTime(moment).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
};

/** The next time that a capture has ended. */
export function captureEnd(now: Date): Date {
  const minutes = (UNTIL - minuteOfDay(now) + 24 * 60) % (24 * 60) || 24 * 60;
  const start = Math.floor(now.getTime() / MINUTE) * MINUTE;
  return new Date(start + minutes * MINUTE);
}

/** Whether ECPay is capturing, when it must not be called about card payments (docs/taiwan). */
export function isCapturing(now: Date): boolean {
  const minute = minuteOfDay(now);
  return minute >= FROM && minute < UNTIL;
}
