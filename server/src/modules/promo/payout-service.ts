import { type BankAccount, maskedAccount } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { lockByName } from '../../platform/db/one-at-a-time.ts';
import { withoutTimeLimits } from '../../platform/db/time-limits.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { ServerKey } from '../../platform/secrets/index.ts';
import { findSettings } from '../settings/repository.ts';
import { findAccount } from './account-repository.ts';
import { bankAccountOf } from './account-service.ts';
import { dueLines, totalOf } from './due.ts';
import { monthEnd } from './months.ts';
import {
  findClosedMonth,
  findLastMonth,
  findPayouts,
  findUnsettled,
  insertMonth,
  insertPayout,
  lockPayees,
  type Payee,
  type PayoutLine,
  setPayoutAccount,
} from './payout-repository.ts';
import type { Statement, StatementEntry } from './statement.ts';

interface Closing {
  serverKey: ServerKey;
  now: Date;
  /** Shows what would be closed, and changes nothing. */
  dryRun: boolean;
}

/** Every change of payouts takes its turn: two operators close a month once, and pay it once. */
export const lockPayouts = (tx: Database) => lockByName(tx, 'promo payouts');

const refused = (message: string) => new Refusal(409, 'PAYOUTS_REFUSED', message);

async function refuseUnlessEnded(tx: Database, month: string, now: Date) {
  if (now < monthEnd(month)) throw refused(`${month} 還沒有結束，結束後才能結算。`);
  const last = await findLastMonth(tx);
  if (month < last)
    throw refused(`已經結算到 ${last}，不能再結算 ${month}；它的分潤在之後的月份裡。`);
}

const accountOf = async (tx: Database, cus_id: string, serverKey: ServerKey) => {
  const row = await findAccount(tx, cus_id);
  return row && bankAccountOf(serverKey, row);
};

const maskOf = (account: BankAccount | undefined) =>
  account ? maskedAccount(account.bank_code, account.account_no.slice(-4)) : '';

/** Why a promoter is not paid this month; '' for one who is. */
function carriedReason(amount: number, minimum: number, account: BankAccount | undefined): string {
  if (amount <= 0) return '退貨扣除後沒有可撥金額';
  if (amount < minimum) return '未達最低撥款金額';
  return account ? '' : '沒有匯款帳號';
}

interface Planned extends StatementEntry {
  payee: Payee;
  lines: readonly PayoutLine[];
  reason: string;
}

async function plannedPayouts(tx: Database, month: string, serverKey: ServerKey) {
  const due = dueLines(await findUnsettled(tx), monthEnd(month));
  const { promo_payout_minimum: minimum } = await findSettings(tx);
  const planned: Planned[] = [];
  for (const payee of await lockPayees(tx, [...due.keys()])) {
    const lines = due.get(payee.cus_id) ?? [];
    const amount = totalOf(lines);
    const account = await accountOf(tx, payee.cus_id, serverKey);
    const reason = carriedReason(amount, minimum, account);
    const corrections = totalOf(lines.filter((line) => line.amount < 0));
    const { cus_name: name, acc_email: email } = payee;
    const entry = { name, email, amount, orders: lines.length, corrections, paid_on: '' };
    planned.push({ ...entry, payee, lines, reason, account: account ?? null });
  }
  return planned;
}

const entryOf = ({ payee: _p, lines: _l, reason: _r, ...entry }: Planned): StatementEntry => entry;

async function close(tx: Database, month: string, { serverKey, now, dryRun }: Closing) {
  await refuseUnlessEnded(tx, month, now);
  const planned = await plannedPayouts(tx, month, serverKey);
  const paid = planned.filter(({ reason }) => reason === '');
  if (!dryRun) {
    await insertMonth(tx, month, now);
    for (const { payee, lines, amount, account } of paid) {
      const mask = maskOf(account ?? undefined);
      const row = { month, cus_id: payee.cus_id, amount, account: mask, c_date: now };
      await insertPayout(tx, row, lines);
    }
  }
  return {
    payouts: paid.map(entryOf),
    carried: planned
      .filter(({ reason }) => reason !== '')
      .map((entry) => ({ ...entryOf(entry), account: null, reason: entry.reason })),
  };
}

/** The payouts of a month that is closed; unpaid ones go to the account that their promoter has now. */
async function reopened(tx: Database, month: string, { serverKey, dryRun }: Closing) {
  const payouts: StatementEntry[] = [];
  for (const payout of await findPayouts(tx, month)) {
    const { id, cus_id, cus_name, acc_email, amount, orders, corrections, paid_on } = payout;
    const account = cus_id === null ? undefined : await accountOf(tx, cus_id, serverKey);
    if (paid_on === '' && !dryRun) await setPayoutAccount(tx, id, maskOf(account));
    const entry = { name: cus_name ?? '', email: acc_email ?? '', amount, orders, corrections };
    payouts.push({ ...entry, paid_on, account: account ?? null });
  }
  return { payouts, carried: [] };
}

/**
 * Closes a month once: what became payable up to its end and is in no payout yet. What is below the minimum, or has no
 * account to go to, stays for the next month. A month that is closed is only shown (ADR 0109).
 */
export const closeMonth = (db: Database, month: string, closing: Closing): Promise<Statement> =>
  withoutTimeLimits(db).transaction(async (tx) => {
    await lockPayouts(tx);
    const closed = await findClosedMonth(tx, month);
    const found = await (closed ? reopened : close)(tx, month, closing);
    return { month, closed_before: closed !== undefined, ...found };
  });
