/** The longest wait before a reminder of a cart, in hours: a week. */
export const REMINDER_HOURS_MAX = 168;

/** The most parts of a newsletter, goods in one of them, and characters of a text. */
export const NEWSLETTER_BLOCKS = 12;
export const NEWSLETTER_GOODS = 12;
export const NEWSLETTER_TEXT = 4000;

/** Newsletters an hour, unless the shop sets another number. */
export const NEWS_PER_HOUR = 500;
export const NEWS_PER_HOUR_MAX = 50_000;

/**
 * How many newsletters may be queued now: spread over the minutes, and never more than an hour's number within any hour.
 */
export const newsAllowance = (per_hour: number, queued: { minute: number; hour: number }): number =>
  Math.max(0, Math.min(Math.ceil(per_hour / 60) - queued.minute, per_hour - queued.hour));
