/** The longest wait before a reminder of a cart, in hours: a week. */
export const REMINDER_HOURS_MAX = 168;
