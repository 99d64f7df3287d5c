import { isDay, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../../platform/db/index.ts';
import { Rejection } from '../../../../../platform/errors/rejection.ts';
import type { ServerKey } from '../../../../../platform/secrets/index.ts';
import { bankCsv } from '../../../bank-transfer/bank-file.ts';
import type { Sending } from '../../mails/order-mail.ts';
import { type Cause, lockOrder, recordEntry } from '../../repository.ts';
import { finishRefunds } from '../finish-refunds.ts';
import { lockRefunds } from '../repository.ts';
import { EXPORTED, findAccounts, findTransfers, updateAccount } from './repository.ts';
import { accountOf } from './stored-account.ts';

const rejected = (message: string) => new Rejection(409, 'TRANSFERS_REFUSED', message);

interface Recording extends Pick<Cause, 'actor'> {
  /** Records the call in the audit log, in its transaction. */
  record: (tx: Database, detail: Readonly<Record<string, unknown>>) => Promise<void>;
}

interface Exporting extends Recording {
  serverKey: ServerKey;
  now: Date;
}

/** The transfers of a file, with their orders locked: what another file has taken meanwhile is left out. */
async function lockTransfers(tx: Database, first: Date | null) {
  const seen = (await findTransfers(tx, first)).map(({ refund }) => refund.id);
  const locked = new Set((await lockRefunds(tx, seen)).map(({ id }) => id));
  return (await findTransfers(tx, first)).filter(({ refund }) => locked.has(refund.id));
}

/**
 * A file for the bank: a new one with all transfers that are in none, which the buyers can't correct from then on; or
 * again the one that was first downloaded at `again`. So each transfer is in one new file.
 * @throws Rejection where there is nothing to transfer.
 */
export const refundFile = (
  db: Database,
  again: Date | null,
  { serverKey, now, actor, record }: Exporting,
): Promise<{ csv: string; transfers: number; amount: number }> =>
  db.transaction(async (tx) => {
    const transfers = [];
    for (const { form, refund, order } of await lockTransfers(tx, again)) {
      const account = accountOf(serverKey, form);
      if (!account) continue;
      const { id, amount } = refund;
      if (!again) {
        await updateAccount(tx, id, { exported_at: now }, now);
        await recordEntry(tx, order, { actor, cause: EXPORTED, detail: { amount } }, now);
      }
      transfers.push({ account, amount, note: `${order.ord_code} 退款` });
    }
    if (transfers.length === 0)
      throw rejected(again ? '這個匯款檔的退款都已經處理。' : '沒有新的退款要匯款。');
    const amount = transfers.reduce((sum, one) => sum + one.amount, 0);
    const repeated = again && { again: again.toISOString() };
    await record(tx, { transfers: transfers.length, amount, ...repeated });
    return { csv: bankCsv(transfers), transfers: transfers.length, amount };
  });

type Transferred = Sending & Recording;

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
