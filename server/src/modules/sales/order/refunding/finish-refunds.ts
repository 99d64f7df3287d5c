import type { Database } from '../../../../platform/db/index.ts';
import { type RefundTask, updateRefund } from '../../payment/refund-repository.ts';
import type { Sending } from '../mails/order-mail.ts';
import { refundDoneMail } from '../mails/order-mails.ts';
import { type Cause, type OrderRow, recordEntry } from '../repository.ts';
import { deleteAccounts } from './accounts/repository.ts';

const sumOf = (tasks: readonly Pick<RefundTask, 'amount'>[]) =>
  tasks.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Marks refunds of a locked order as paid back: deletes the buyer's account, records it in the order's history and mails
 * the buyer. Returns the amount in TWD.
 */
export async function finishRefunds(
  tx: Database,
  order: OrderRow,
  tasks: readonly RefundTask[],
  { actor, detail = {} }: Pick<Cause, 'actor' | 'detail'>,
  sending: Sending,
): Promise<number> {
  const { now } = sending;
  if (tasks.length === 0) return 0;
  for (const { id, way } of tasks) {
    const done = { status: 'done', call: 'done', message: '', next_at: null } as const;
    await updateRefund(tx, { id }, { ...done, way }, now);
  }
  await deleteAccounts(
    tx,
    tasks.map(({ id }) => id),
    now,
  );
  const amount = sumOf(tasks);
  const way = tasks[0]?.way || 'hand';
  const cause = { actor, cause: 'refund recorded', detail: { amount, way, ...detail } };
  await recordEntry(tx, order, cause, now);
  await refundDoneMail(tx, order, tasks, sending);
  return amount;
}
