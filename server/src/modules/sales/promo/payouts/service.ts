import type { BankAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import type { ServerKey } from '../../../../platform/secrets/index.ts';
import { bankCsv, maskOf } from '../../bank-transfer/bank-file.ts';
import { accountOf, type PlannedPayout } from './plan-payouts.ts';
import { findPayouts, insertMonth, insertPayout, updatePayoutAccount } from './repository.ts';

interface BankPayout {
  amount: number;
  paid_on: string;
  /** Null where there is none. */
  account: BankAccount | null;
}

/** The transfers of a month that are still to be made, as CSV for the bank. */
export const monthCsv = (month: string, payouts: readonly BankPayout[]): string =>
  bankCsv(
    payouts.flatMap(({ account, amount, paid_on }) =>
      account && paid_on === '' ? [{ account, amount, note: `${month} 分潤` }] : [],
    ),
  );

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
