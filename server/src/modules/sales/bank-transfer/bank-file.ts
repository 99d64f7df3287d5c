import type { BankAccount } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv/csv-line.ts';

/** A transfer that the shop makes at its bank. */
export interface BankTransfer {
  account: BankAccount;
  amount: number;
  /** 附言, what the receiver reads. */
  note: string;
}

const HEADER = ['銀行代碼', '分行', '帳號', '戶名', '金額', '附言'];

/** Transfers as CSV for the bank. */
export const bankCsv = (transfers: readonly BankTransfer[]): string =>
  [
    BYTE_ORDER_MARK,
    csvLine(HEADER),
    ...transfers.map(({ account: { bank_code, branch, account_no, holder }, amount, note }) =>
      csvLine([{ constant: bank_code }, branch, { constant: account_no }, holder, amount, note]),
    ),
  ].join('');

/** An account for a sentence; only its last four digits are shown. */
export const maskedAccount = (bank_code: string, last_four: string): string =>
  `銀行 ${bank_code}，帳號末四碼 ${last_four}`;

/** An account with only its last digits; '' where there is none. */
export const maskOf = (account: BankAccount | null | undefined): string =>
  account ? maskedAccount(account.bank_code, account.account_no.slice(-4)) : '';
