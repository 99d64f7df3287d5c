/** The places between thousands. Used instead of `Intl.NumberFormat`, which delays the first price on a slow phone. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** The parts of an amount, so that a screen can show `NT$` small and the number large. */
export interface TwdParts {
  /** '-' below zero, else ''. */
  sign: '' | '-';
  currency: 'NT$';
  /** Grouped digits, e.g. '1,234'. */
  digits: string;
}

/** Parts of an amount in whole TWD (spec §9: Taiwan dollars, no decimals). */
export function twdParts(amount: number): TwdParts {
  const rounded = Math.round(amount);
  return {
    sign: rounded < 0 ? '-' : '',
    currency: 'NT$',
    digits: String(Math.abs(rounded)).replace(THOUSANDS, ','),
  };
}

/** An amount in whole TWD as text, `NT$1,234` (spec §9). */
export function formatTwd(amount: number): string {
  // Written as NT$, since Intl writes TWD as a bare `$` in zh-TW, which looks like US dollars.
  const { sign, currency, digits } = twdParts(amount);
  return `${sign}${currency}${digits}`;
}
