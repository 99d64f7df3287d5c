/** How many months the earnings report covers, the current one included (spec §9). */
const EARNINGS_MONTHS = 6;

const TAIPEI = 8 * 3_600_000;

/** The last six months in Taipei with the current one, oldest first, as `YYYY-MM`. */
export function reportMonths(now: Date): string[] {
  const local = new Date(now.getTime() + TAIPEI);
  return Array.from({ length: EARNINGS_MONTHS }, (_, n) =>
    new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - (EARNINGS_MONTHS - 1 - n), 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** The moment at which a month `YYYY-MM` begins in Taipei. */
export const monthStart = (month: string): Date =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - TAIPEI);

/** The month `YYYY-MM` after (1) or before (-1) another one. */
export const monthBeside = (month: string, steps: 1 | -1): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
};

/** The moment at which a month `YYYY-MM` ends in Taipei. */
export const monthEnd = (month: string): Date => monthStart(monthBeside(month, 1));
