const OFFSET_MS = 8 * 60 * 60 * 1000;

/** The date in Taipei at a moment, as YYYY-MM-DD; Taiwan is UTC+8 all year. */
export function taipeiDate(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}
