/** Between thousands. `Intl.NumberFormat` gives the same, and holds up the first price on a slow phone. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** An amount taken apart, so that a screen can set `NT$` small and the number large. */
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
  // Intl writes TWD as a bare `$` in zh-TW, which a tourist reads as US dollars.
  const { sign, currency, digits } = twdParts(amount);
  return `${sign}${currency}${digits}`;
}
