import { taipeiDate } from '@pinpu/shared/domain';

const clock = (iso: string) =>
  new Date(iso).toLocaleTimeString('zh-TW', {
    timeZone: 'Asia/Taipei',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

/** A moment as text in a sentence: only the time where it is today. */
export function momentText(iso: string, now: Date): string {
  const day = taipeiDate(new Date(iso));
  return day === taipeiDate(now) ? clock(iso) : `${day} ${clock(iso)}`;
}
