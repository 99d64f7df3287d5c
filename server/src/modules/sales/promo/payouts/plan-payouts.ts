import type { BankAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { ServerKey } from '../../../../platform/secrets/index.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import { findAccount } from '../account/repository.ts';
import { bankAccountOf } from '../account/service.ts';
import { monthEnd } from '../months.ts';
import { dueLines, totalOf } from './due.ts';
import {
  findLastMonth,
  findUnsettled,
  lockPayees,
  type Payee,
  type PayoutLine,
} from './repository.ts';

export interface PlannedPayout {
  payee: Payee;
  lines: readonly PayoutLine[];
  amount: number;
  account: BankAccount | null;
  /** Why the promoter is not paid this month; '' for a promoter who is paid. */
  reason: string;
}

export const payoutsRejected = (message: string, extra: Readonly<Record<string, unknown>> = {}) =>
  new Rejection(409, 'PAYOUTS_REFUSED', message, extra);

export const accountOf = async (tx: Database, cus_id: string, serverKey: ServerKey) => {
  const row = await findAccount(tx, cus_id);
  return row && bankAccountOf(serverKey, row);
};

/** @throws Rejection for a month that has not ended, or that is before a closed one. */
async function rejectUnlessEnded(tx: Database, month: string, now: Date) {
  if (now < monthEnd(month)) throw payoutsRejected(`${month} 還沒有結束，結束後才能結算。`);
  const last = await findLastMonth(tx);
  if (month < last)
    throw payoutsRejected(`已經結算到 ${last}，不能再結算 ${month}；它的分潤在之後的月份裡。`);
}

function carriedReason(amount: number, minimum: number, account: BankAccount | undefined): string {
  if (amount <= 0) return '退貨扣除後沒有可撥金額';
  if (amount < minimum) return '未達最低撥款金額';
  return account ? '' : '沒有匯款帳號';
}

/** The payouts that closing a month would make, with amounts carried over. @throws Rejection if it can't be closed. */
export async function planPayouts(
  tx: Database,
  month: string,
  { serverKey, now }: { serverKey: ServerKey; now: Date },
): Promise<PlannedPayout[]> {
  await rejectUnlessEnded(tx, month, now);
  const due = dueLines(await findUnsettled(tx), monthEnd(month));
  const { promo_payout_minimum: minimum } = await findSettings(tx);
  const planned: PlannedPayout[] = [];
  for (const payee of await lockPayees(tx, [...due.keys()])) {
    const lines = due.get(payee.cus_id) ?? [];
    const amount = totalOf(lines);
    const account = await accountOf(tx, payee.cus_id, serverKey);
    const reason = carriedReason(amount, minimum, account);
    planned.push({ payee, lines, amount, account: account ?? null, reason });
  }
  return planned;
}
