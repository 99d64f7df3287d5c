import { orderActorText } from '@pinpu/shared/domain';

const timeOf = (at: Date) =>
  at.toLocaleString('zh-TW', {
    timeZone: 'Asia/Taipei',
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  });

/** Actor and time of the last change, for a sentence: `anna於 2026/11/23 10:00`. */
export function lastChangeText(by: string, at: Date | null): string {
  const who = by === '' ? '其他人' : orderActorText(by);
  return at ? `${who}於 ${timeOf(at)}` : who;
}
