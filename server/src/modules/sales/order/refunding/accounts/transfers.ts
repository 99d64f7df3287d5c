import { isDay, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../../platform/db/index.ts';
import { Rejection } from '../../../../../platform/errors/rejection.ts';
import type { ServerKey } from '../../../../../platform/secrets/index.ts';
import { bankCsv } from '../../../bank-transfer/bank-file.ts';
import type { Sending } from '../../mails/order-mail.ts';
import { type Cause, lockOrder } from '../../repository.ts';
import { finishRefunds } from '../finish-refunds.ts';
import { lockRefunds } from '../repository.ts';
import { findAccounts, findTransfers, updateAccount } from './repository.ts';
import { accountOf } from './stored-account.ts';

const rejected = (message: string) => new Rejection(409, 'TRANSFERS_REFUSED', message);

type Record = (tx: Database, detail: Readonly<{ [name: string]: unknown }>) => Promise<void>;

/**
 * The bank's file with all refunds whose buyers have entered an account. From then on the accounts can't be corrected by
 * their buyers. @throws Rejection where there is nothing to transfer.
 */
export const refundFile = (
  db: Database,
  { serverKey, now, record }: { serverKey: ServerKey; now: Date; record: Record },
): Promise<{ csv: string; transfers: number; amount: number }> =>
  db.transaction(async (tx) => {
    const open = await findTransfers(tx);
    // Locked in one order, so that no buyer corrects an account while it is written into the file.
    await lockRefunds(
      tx,
      open.map(({ refund }) => refund.id),
    );
    const transfers = [];
    for (const { form, refund, ord_code } of await findTransfers(tx)) {
      const account = accountOf(serverKey, form);
      if (!account) continue;
      await updateAccount(tx, refund.id, { exported_at: now }, now);
      transfers.push({ account, amount: refund.amount, note: `${ord_code} 退款` });
    }
    if (transfers.length === 0) throw rejected('目前沒有可以匯款的退款。');
    const amount = transfers.reduce((sum, one) => sum + one.amount, 0);
    await record(tx, { transfers: transfers.length, amount });
    return { csv: bankCsv(transfers), transfers: transfers.length, amount };
  });

interface Transferred extends Sending, Pick<Cause, 'actor'> {
  record: Record;
}

/**
 * Records that refunds were transferred: each is paid back, its account deleted, and its buyer mailed. @throws Rejection
 * where one of them is not to be transferred any more; then none is recorded.
 */
export const markTransferred = (
  db: Database,
  { ids, date }: { ids: readonly string[]; date: string },
  { actor, record, ...sending }: Transferred,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { now } = sending;
    if (!isDay(date) || date > taipeiDate(now)) throw rejected('匯款日期不能是未來的日期。');
    const open = (await lockRefunds(tx, ids)).filter(
      ({ way, call }) => way === 'account' && call === '',
    );
    const entered = (await findAccounts(tx, ids)).filter(({ account }) => account !== '');
    if (open.length !== new Set(ids).size || entered.length !== open.length)
      throw rejected('有些退款剛才有變更，清單已更新，請確認後再記錄。');
    for (const task of open) {
      const order = await lockOrder(tx, task.ord_id);
      await finishRefunds(tx, order, [task], { actor, detail: { date } }, sending);
    }
    const amount = open.reduce((sum, one) => sum + one.amount, 0);
    await record(tx, { transfers: open.length, amount, date });
  });
