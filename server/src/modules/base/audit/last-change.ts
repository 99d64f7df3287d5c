import { orderActorText, taipeiDate } from '@pinpu/shared/domain';

const zone = { timeZone: 'Asia/Taipei', timeStyle: 'short', hourCycle: 'h23' } as const;
const clock = new Intl.DateTimeFormat('zh-TW', zone);
const calendar = new Intl.DateTimeFormat('zh-TW', { ...zone, dateStyle: 'short' });

/** Before a Chinese word: Latin letters and digits have a space, as in `anna 於`. */
const spaced = (who: string): string => (/[\u0021-\u024f]$/.test(who) ? `${who} ` : who);

/** Actor and time of the last change, for a sentence: `anna 於 2026/11/23 10:00`. */
export function lastChangeText(by: string, at: Date | null): string {
  const who = by === '' ? '其他人' : orderActorText(by);
  return at ? `${spaced(who)}於 ${calendar.format(at)}` : who;
}

/** A moment as text in a sentence: only the time where it is today. */
export function momentText(at: Date, now: Date): string {
  const day = taipeiDate(at);
  return day === taipeiDate(now) ? clock.format(at) : `${day} ${clock.format(at)}`;
}

/** Who did something and when, in a sentence: `anna 於 10:00`. */
export const actorText = (who: string, at: Date, now: Date): string =>
  `${spaced(who)}於 ${momentText(at, now)}`;
