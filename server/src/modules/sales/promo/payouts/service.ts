import type { BankAccount } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { withoutTimeLimits } from '../../../../platform/db/time-limits.ts';
import type { ServerKey } from '../../../../platform/secrets/index.ts';
import { totalOf } from './due.ts';
import { accountOf, maskOf, type PlannedPayout, planPayouts } from './plan-payouts.ts';
import {
  findClosedMonth,
  findPayouts,
  insertMonth,
  insertPayout,
  updatePayoutAccount,
} from './repository.ts';

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

interface Closing {
  serverKey: ServerKey;
  now: Date;
  /** Who closes it, written as in an order's history: `admin` for a command. */
  actor: string;
  dryRun: boolean;
}

/** Serialises all changes of payouts, so that a month is closed once and paid once. */
export const lockPayouts = (tx: Database) => lockByName(tx, 'promo payouts');

function entryOf({ payee, lines, amount, account }: PlannedPayout): StatementEntry {
  const { cus_name: name, acc_email: email } = payee;
  const corrections = totalOf(lines.filter((line) => line.amount < 0));
  return { name, email, amount, orders: lines.length, corrections, paid_on: '', account };
}

export async function insertPlanned(
  tx: Database,
  month: string,
  planned: readonly PlannedPayout[],
  { now, actor }: Pick<Closing, 'now' | 'actor'>,
): Promise<void> {
  await insertMonth(tx, { month, c_date: now, closed_by: actor });
  for (const { payee, lines, amount, account, reason } of planned) {
    if (reason !== '') continue;
    const row = { month, cus_id: payee.cus_id, amount, account: maskOf(account), c_date: now };
    await insertPayout(tx, row, lines);
  }
}

async function close(tx: Database, month: string, closing: Closing) {
  const planned = await planPayouts(tx, month, closing);
  if (!closing.dryRun) await insertPlanned(tx, month, planned, closing);
  return {
    payouts: planned.filter(({ reason }) => reason === '').map(entryOf),
    carried: planned
      .filter(({ reason }) => reason !== '')
      .map((entry) => ({ ...entryOf(entry), account: null, reason: entry.reason })),
  };
}

/** The payouts of a closed month, with each promoter's present account; stored with unpaid ones unless `dryRun`. */
async function reopened(
  tx: Database,
  month: string,
  { serverKey, dryRun }: Pick<Closing, 'serverKey' | 'dryRun'>,
) {
  const payouts: StatementEntry[] = [];
  for (const payout of await findPayouts(tx, month)) {
    const { id, cus_id, cus_name, acc_email, amount, orders, corrections, paid_on } = payout;
    const account = cus_id === null ? undefined : await accountOf(tx, cus_id, serverKey);
    if (paid_on === '' && !dryRun) await updatePayoutAccount(tx, id, maskOf(account));
    const entry = { name: cus_name ?? '', email: acc_email ?? '', amount, orders, corrections };
    payouts.push({ ...entry, paid_on, account: account ?? null });
  }
  return { payouts, carried: [] };
}

/** The statement of a closed month for the bank's file; stores the account of each unpaid payout. */
export const bankStatement = async (
  tx: Database,
  month: string,
  serverKey: ServerKey,
): Promise<Statement> => ({
  month,
  closed_before: true,
  ...(await reopened(tx, month, { serverKey, dryRun: false })),
});

/** Closes a month, once: pays profit payable before its end and in no payout yet; the rest is carried (ADR 0107). */
export const closeMonth = (db: Database, month: string, closing: Closing): Promise<Statement> =>
  withoutTimeLimits(db).transaction(async (tx) => {
    await lockPayouts(tx);
    const closed = await findClosedMonth(tx, month);
    const found = await (closed ? reopened : close)(tx, month, closing);
    return { month, closed_before: closed !== undefined, ...found };
  });
