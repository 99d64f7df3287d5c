import type { BankAccount } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import type { ServerKey } from '../../../../platform/secrets/index.ts';
import { accountOf, maskOf, type PlannedPayout } from './plan-payouts.ts';
import { findPayouts, insertMonth, insertPayout, updatePayoutAccount } from './repository.ts';

interface BankPayout {
  amount: number;
  paid_on: string;
  /** Null where there is none. */
  account: BankAccount | null;
}

const HEADER = ['銀行代碼', '分行', '帳號', '戶名', '金額', '附言'];

/** The transfers of a month that are still to be made, as CSV for the bank. */
export function bankCsv(month: string, payouts: readonly BankPayout[]): string {
  const lines = payouts.flatMap(({ account, amount, paid_on }) => {
    if (!account || paid_on !== '') return [];
    const { bank_code, branch, account_no, holder } = account;
    return [
      csvLine([
        { constant: bank_code },
        branch,
        { constant: account_no },
        holder,
        amount,
        `${month} 分潤`,
      ]),
    ];
  });
  return [BYTE_ORDER_MARK, csvLine(HEADER), ...lines].join('');
}

/** Serialises all changes of payouts, so that a month is closed once and paid once. */
export const lockPayouts = (tx: Database) => lockByName(tx, 'promo payouts');

export async function insertPlanned(
  tx: Database,
  month: string,
  planned: readonly PlannedPayout[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await insertMonth(tx, { month, c_date: now, closed_by: actor });
  for (const { payee, lines, amount, account, reason } of planned) {
    if (reason !== '') continue;
    const row = { month, cus_id: payee.cus_id, amount, account: maskOf(account), c_date: now };
    await insertPayout(tx, row, lines);
  }
}

/** The payouts of a closed month for the bank's file; stores the account that each unpaid one goes to. */
export async function bankPayouts(
  tx: Database,
  month: string,
  serverKey: ServerKey,
): Promise<BankPayout[]> {
  const payouts: BankPayout[] = [];
  for (const { id, cus_id, amount, paid_on } of await findPayouts(tx, month)) {
    const account = cus_id === null ? undefined : await accountOf(tx, cus_id, serverKey);
    if (paid_on === '') await updatePayoutAccount(tx, id, maskOf(account));
    payouts.push({ amount, paid_on, account: account ?? null });
  }
  return payouts;
}
