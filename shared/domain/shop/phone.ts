import { codeLine } from './plain-line.ts';

const EXTENSION = /[\s(]*(?:分機|轉|ext(?:ension|n)?\.?|[#x*,])[\s:.-]*(\d{1,6})[\s)]*$/i;
/** Taiwan's prefix, with or without the sign or the digits dialled before it, and a zero behind it. */
const COUNTRY = /^[\s(]*(?:\+|00\d?)?[\s()]*886[\s().-]*0?[\s().-]*/;
const MOBILE = /^0?9\d{8}$/;
const LANDLINE = /^(?:02\d{8}|0[3-8]\d{7,8}|070\d{8})$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const groups = (text: string): string => (text.match(/\d+/g) ?? []).join('-');

/** The national number where the text has Taiwan's prefix; otherwise the text. */
function national(main: string): string {
  const rest = main.replace(COUNTRY, '');
  const length = digitsOf(rest).length;
  return rest !== main && length >= 8 && length <= 10 ? `0${rest}` : main;
}

/**
 * A telephone number as stored: 0912345678, 02-2345-6789#12 or +81-90-1234-5678. A text that is none is returned as
 * typed.
 */
export function cleanPhone(text: string): string {
  const typed = codeLine(text);
  const extension = EXTENSION.exec(typed);
  const main = extension ? typed.slice(0, extension.index) : typed;
  if (!/^[\d\s+()./-]*\d[\s)./-]*$/.test(main)) return typed;
  const number = national(main);
  const digits = digitsOf(number);
  const behind = extension ? `#${extension[1]}` : '';
  if (MOBILE.test(digits)) return `${digits.padStart(10, '0')}${behind}`;
  return `${/^[\s(]*\+/.test(number) ? '+' : ''}${groups(number)}${behind}`;
}

/** A Taiwanese mobile number as 09xxxxxxxx; undefined if it is none. */
export function normaliseMobile(text: string): string | undefined {
  const number = cleanPhone(text);
  return /^09\d{8}$/.test(number) ? number : undefined;
}

export const mobileFault = (text: string, label: string): string =>
  normaliseMobile(text) ? '' : `${label}要填 09 開頭的 10 碼手機號碼`;

/** What is wrong with the number of a person, who may have a landline or live abroad. */
export function phoneFault(text: string, label: string): string {
  const number = cleanPhone(text);
  const [main = '', extension] = number.split('#');
  const digits = digitsOf(main);
  if (main.startsWith('+')) return /^\d{7,15}$/.test(digits) ? '' : wrongNumber(label);
  if (!/^[\d-]+$/.test(main)) return wrongNumber(label);
  if (MOBILE.test(digits)) return extension ? '手機號碼沒有分機，請只填 10 碼數字' : '';
  if (LANDLINE.test(digits)) return '';
  return /^[1-9]\d{5,7}$/.test(digits)
    ? `${label}請加上區碼，例如 02-2345-6789 分機 12`
    : wrongNumber(label);
}

const wrongNumber = (label: string) =>
  `${label}不是有效的電話號碼，例如 02-2345-6789 分機 12，或 0912345678`;
