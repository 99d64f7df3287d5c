import { taipeiDate } from '@pinpu/shared/domain';

const clock = (iso: string) =>
  new Date(iso).toLocaleTimeString('zh-TW', {
    timeZone: 'Asia/Taipei',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

/** A moment in a sentence: the time alone if it is today. */
export function momentText(iso: string, now: Date): string {
  const day = taipeiDate(new Date(iso));
  return day === taipeiDate(now) ? clock(iso) : `${day} ${clock(iso)}`;
}
