import type { BankAccount } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv/csv-line.ts';

/** Payout of one promoter for a month. */
export interface StatementEntry {
  name: string;
  /** '' once the promoter is erased. */
  email: string;
  amount: number;
  orders: number;
  /** Deduction for returns after an earlier payout: 0 or below. */
  corrections: number;
  paid_on: string;
  /** Null for none. */
  account: BankAccount | null;
}

/** The payouts of a month, and what was carried on to the next, with the reason. */
export interface Statement {
  month: string;
  /** Whether it had been closed before. */
  closed_before: boolean;
  payouts: StatementEntry[];
  carried: (StatementEntry & { reason: string })[];
}

const HEADER = ['銀行代碼', '分行', '帳號', '戶名', '金額', '附言'];

/** The transfers of a month that are still to be made, for the bank. */
export function bankCsv({ month, payouts }: Statement): string {
  const lines = payouts.flatMap(({ account, amount, paid_on }) => {
    if (!account || paid_on !== '') return [];
    const { bank_code, branch, account_no, holder } = account;
    return [
      csvLine([
        { digits: bank_code },
        branch,
        { digits: account_no },
        holder,
        amount,
        `${month} 分潤`,
      ]),
    ];
  });
  return [BYTE_ORDER_MARK, csvLine(HEADER), ...lines].join('');
}
