import {
  type InvoiceLine,
  invoicePeriodOf,
  TAX_CLASSES,
  type TaxClass,
  taxAmounts,
} from '@pinpu/shared/domain';

/** The Republic's year of a year of the common era. */
const FIRST_YEAR = 1911;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The period of a day, YYYY-MM-DD, as invoices name it: 115年11-12月. */
export function proofPeriod(day: string): string {
  const { year, term } = invoicePeriodOf(day);
  return `${year - FIRST_YEAR}年${twoDigits(term * 2 - 1)}-${twoDigits(term * 2)}月`;
}

/** An invoice's number as printed: AB-12345678. */
export const proofNumber = (number: string): string => `${number.slice(0, 2)}-${number.slice(2)}`;

export const plainAmount = (amount: number): string => amount.toLocaleString('en-US');

const DIGITS = ['零', '壹', '貳', '參', '肆', '伍', '陸', '柒', '捌', '玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '萬', '億', '兆'];

/** A number below 10,000 in the numerals of contracts; zeros between digits are one 零. */
function groupText(group: number): string {
  const digits = [...String(group)].map(Number);
  return digits
    .map((digit, at) =>
      digit === 0 ? DIGITS[0] : `${DIGITS[digit]}${PLACES[digits.length - 1 - at]}`,
    )
    .join('')
    .replace(/零+$/, '')
    .replaceAll(/零+/g, '零');
}

/** An amount in whole TWD in the numerals that can't be altered: 壹仟參佰元整. */
export function amountInWords(amount: number): string {
  const groups: number[] = [];
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 10_000)) groups.push(rest % 10_000);
  const text = groups
    .map((group, at) => {
      if (group === 0) return '零';
      const isShort = group < 1000 && at < groups.length - 1;
      return `${isShort ? '零' : ''}${groupText(group)}${GROUPS[at]}`;
    })
    .reverse()
    .join('')
    .replace(/零+$/, '')
    .replaceAll(/零+/g, '零');
  return `${text || '零'}元整`;
}

export interface ProofSums {
  /** What the lines of each class add up to: net of tax for taxed goods. */
  sales: Record<TaxClass, number>;
  tax: number;
  total: number;
}

/** The sums of an invoice; tax is what the taxed total exceeds its net amount by, so that they add up. */
export function proofSums(lines: readonly InvoiceLine[]): ProofSums {
  const totals = { taxed: 0, exempt: 0, zero: 0 };
  for (const { tax_class, amount } of lines) totals[tax_class] += amount;
  const net = taxAmounts(totals.taxed).tot_amt;
  return {
    sales: { ...totals, taxed: net },
    tax: totals.taxed - net,
    total: TAX_CLASSES.reduce((sum, tax_class) => sum + totals[tax_class], 0),
  };
}
