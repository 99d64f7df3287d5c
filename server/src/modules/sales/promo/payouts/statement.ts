import type { BankAccount } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv-line.ts';

export interface StatementEntry {
  name: string;
  /** '' where the promoter was erased. */
  email: string;
  amount: number;
  orders: number;
  /** Deduction for returns after an earlier payout, in TWD: 0 or negative. */
  corrections: number;
  paid_on: string;
  /** Null where there is none. */
  account: BankAccount | null;
}

/** The payouts of a month, and the amounts carried over to the next one, with the reason. */
export interface Statement {
  month: string;
  /** Whether the month was closed already. */
  closed_before: boolean;
  payouts: StatementEntry[];
  carried: (StatementEntry & { reason: string })[];
}

const HEADER = ['銀行代碼', '分行', '帳號', '戶名', '金額', '附言'];

/** The transfers of a month that are still to be made, as CSV for the bank. */
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
