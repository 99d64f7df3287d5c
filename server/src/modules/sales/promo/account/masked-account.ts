/** An account for a sentence; only its last four digits are shown. */
export const maskedAccount = (bank_code: string, last_four: string): string =>
  `銀行 ${bank_code}，帳號末四碼 ${last_four}`;
