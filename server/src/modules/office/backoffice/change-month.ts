import type { ShopMonth } from '@pinpu/shared/contracts/backoffice';
import { orderActorText } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { withoutTimeLimits } from '../../../platform/db/time-limits.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';
import { actorText, momentText } from '../../base/audit/last-change.ts';
import { markPaid, paidText, type Transfer } from '../../sales/promo/payouts/mark-paid.ts';
import { payoutsRejected, planPayouts } from '../../sales/promo/payouts/plan-payouts.ts';
import { findClosedMonth } from '../../sales/promo/payouts/repository.ts';
import {
  bankPayouts,
  insertPlanned,
  lockPayouts,
  monthCsv,
} from '../../sales/promo/payouts/service.ts';
import { closedMonth, plannedMonth, shopMonth } from './shop-month.ts';

interface Context {
  serverKey: ServerKey;
  publicUrl: string;
  /** `admin:<account>`, or `admin` for a command. */
  actor: string;
  now: Date;
  /** Records the change in the audit log, in its transaction. */
  record: (tx: Database, detail: Readonly<Record<string, unknown>>) => Promise<void>;
}

const changed = (message: string, body: ShopMonth) =>
  new Rejection(409, 'PAYOUTS_CHANGED', message, { body });

const sumOf = (payouts: readonly { amount: number }[]) =>
  payouts.reduce((sum, { amount }) => sum + amount, 0);

/** @throws Rejection 409 for a closed month, with the month as it is now. */
async function rejectClosed(tx: Database, month: string, { serverKey, now }: Context) {
  const closed = await findClosedMonth(tx, month);
  if (!closed) return;
  const { closed_by, c_date } = closed;
  const done =
    closed_by === ''
      ? `於 ${momentText(c_date, now)}`
      : `由 ${actorText(orderActorText(closed_by), c_date, now)}`;
  const body = await closedMonth(tx, closed, serverKey);
  throw changed(`${month} 已${done} 結算，畫面已更新。`, body);
}

/** Closes an open month if it is still as it was shown, where a version is given. @throws Rejection 409 with the month as it is now, if not. */
export const closeShownMonth = (
  db: Database,
  month: string,
  version: string | undefined,
  context: Context,
): Promise<ShopMonth> =>
  withoutTimeLimits(db).transaction(async (tx) => {
    await lockPayouts(tx);
    await rejectClosed(tx, month, context);
    const planned = await planPayouts(tx, month, context);
    const preview = plannedMonth(month, planned);
    if (version !== undefined && !isSameSecret(version, preview.version))
      throw changed('試算的內容剛才有變更，畫面已更新，請確認後再結算。', preview);
    await insertPlanned(tx, month, planned, context);
    const { payouts, carried } = preview;
    await context.record(tx, {
      ...{ payouts: payouts.length, amount: sumOf(payouts), carried: carried.length },
    });
    return shopMonth(tx, month, context);
  });

/**
 * Records that payouts were transferred. @throws Rejection, with the month as it is now where somebody else was first.
 */
export const notePaid = (
  db: Database,
  transfer: Transfer,
  context: Context,
): Promise<ShopMonth & { message: string }> =>
  db.transaction(async (tx) => {
    await lockPayouts(tx);
    try {
      const marked = await markPaid(tx, transfer, context);
      const { paid: transfers, amount } = marked;
      await context.record(tx, { transfers, amount, date: transfer.date });
      const month = await shopMonth(tx, transfer.month, context);
      return { ...month, message: paidText(transfer.month, marked) };
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const body = await shopMonth(tx, transfer.month, context);
      throw new Rejection(error.statusCode, error.code, error.message, { ...error.extra, body });
    }
  });

/**
 * The bank's file of a closed month. Records the account that each payout goes to. @throws Rejection for an open month,
 * and where nothing is to be transferred, unless `evenEmpty`.
 */
export const bankFile = (
  db: Database,
  month: string,
  { serverKey, record, evenEmpty }: Context & { evenEmpty: boolean },
): Promise<{ csv: string; transfers: number }> =>
  db.transaction(async (tx) => {
    await lockPayouts(tx);
    if (!(await findClosedMonth(tx, month)))
      throw payoutsRejected(`${month} 還沒有結算，結算後才能下載匯款檔。`);
    const payouts = await bankPayouts(tx, month, serverKey);
    const due = payouts.filter(({ account, paid_on }) => account && paid_on === '');
    if (due.length === 0 && !evenEmpty) throw payoutsRejected(`${month} 沒有可以匯款的分潤。`);
    await record(tx, { transfers: due.length });
    return { csv: monthCsv(month, payouts), transfers: due.length };
  });
