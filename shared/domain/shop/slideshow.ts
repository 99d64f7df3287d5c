import { taipeiDate } from './taipei-date.ts';

/** A slide's display period (spec §3): YYYY-MM-DD in Taipei, both days included; '' leaves an end open. */
export interface ScheduledSlide {
  enable: boolean;
  enable_sdate: string;
  enable_edate: string;
}

export function isSlideActive(
  { enable, enable_sdate, enable_edate }: ScheduledSlide,
  now: Date,
): boolean {
  const today = taipeiDate(now);
  const begun = enable_sdate === '' || enable_sdate.slice(0, 10) <= today;
  const ended = enable_edate !== '' && enable_edate.slice(0, 10) < today;
  return enable && begun && !ended;
}
