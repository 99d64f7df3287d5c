import { quotedCell } from './cell-text.ts';
import { joinedCode } from './plain-line.ts';

/** A barcode as it is stored: its digits. */
export const cleanBarcode = (text: string): string => joinedCode(text).replaceAll('-', '');

/** The check digit of EAN-8, UPC-A and EAN-13: from the right, the digits before it weigh 3 and 1 in turn. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((so, digit, at) => so + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** What is wrong with a typed barcode; '' where it is valid or empty. */
export function barcodeFault(text: string): string {
  const digits = cleanBarcode(text);
  if (digits === '') return '';
  if (!/^(?:\d{8}|\d{12,13})$/.test(digits))
    return `${quotedCell(text)}不是條碼，請填 8、12 或 13 位數字。`;
  return hasCheckDigit(digits) ? '' : `${quotedCell(text)}的檢查碼不對，請再核對一次。`;
}
