import { taipeiDate } from './taipei-date.ts';

/** When a slide shows (spec §3): both days, YYYY-MM-DD in Taipei, belong to it; '' leaves an end open. */
export interface ScheduledSlide {
  enable: boolean;
  enable_sdate: string;
  enable_edate: string;
}

/** Whether a slide of the carousel shows now. */
export function isSlideActive(
  { enable, enable_sdate, enable_edate }: ScheduledSlide,
  now: Date,
): boolean {
  const today = taipeiDate(now);
  const begun = enable_sdate === '' || enable_sdate.slice(0, 10) <= today;
  const ended = enable_edate !== '' && enable_edate.slice(0, 10) < today;
  return enable && begun && !ended;
}
