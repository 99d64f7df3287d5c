const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);

/**
 * Whether a text is a company's 統一編號, by the checksum in force since April 2023: the digits of the weighted products
 * add up to a multiple of 5. If the seventh digit is 7, a sum one higher is valid, too: its product 28 adds up to 10,
 * which may count as 1 or 0. Eight zeros would pass, but are not valid (docs/taiwan).
 */
export function isVatId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === '00000000') return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + digitSum(weight * Number(text[at])), 0);
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0);
}

/** What is wrong with a company's number without spaces, as a sentence; '' where it is valid. */
export function vatIdFault(text: string): string {
  if (isVatId(text)) return '';
  if (/\D/.test(text)) return '統一編號只有數字，需 8 碼';
  return text.length === 8
    ? '統一編號的檢查碼不符，請再確認一次'
    : `統一編號需 8 碼，目前 ${text.length} 碼`;
}
