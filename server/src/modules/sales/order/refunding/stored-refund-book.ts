import type { Database } from '../../../../platform/db/index.ts';
import { findRefund, type RefundTask, updateRefund } from '../../payment/refund-repository.ts';
import type { Sending } from '../mails/order-mail.ts';
import { lockOrder, recordEntry } from '../repository.ts';
import { finishRefunds } from './finish-refunds.ts';
import type { ClaimedRefund, RefundBook } from './refund-book.ts';
import {
  findDueRefund,
  hasLease,
  isAloneAtTrade,
  lockNextRefund,
  settledOf,
} from './repository.ts';

interface BookContext extends Pick<Sending, 'publicUrl'> {
  db: Database;
}

async function claim(
  tx: Database,
  until: Date,
  now: Date,
): Promise<{ refund?: ClaimedRefund; none?: true }> {
  const next = await lockNextRefund(tx, now);
  if (next === undefined) return { none: true };
  const task = await findDueRefund(tx, next.id, now);
  if (task === undefined) return {};
  await updateRefund(tx, task, { next_at: until }, now);
  return { refund: { ...task, settled: await settledOf(tx, task.trade_no), until } };
}

/** Another instance was faster for so many refunds in a row: the next run goes on. */
const MISSED = 5;

/** Changes a refund under its order's lock, unless it has ended meanwhile. */
async function changeOpen(
  db: Database,
  refund: ClaimedRefund,
  work: (
    tx: Database,
    task: RefundTask,
    order: Awaited<ReturnType<typeof lockOrder>>,
  ) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, refund.ord_id);
    const task = await findRefund(tx, refund.id);
    if (task?.status === 'open') await work(tx, task, order);
  });
}

const BY_PROVIDER = { actor: 'gateway' } as const;

/** The refunds in the database. */
export const storedRefundBook = ({ db, publicUrl }: BookContext): RefundBook => ({
  claim: async (until, now) => {
    for (let missed = 0; missed < MISSED; missed += 1) {
      const { refund, none } = await db.transaction((tx) => claim(tx, until, now));
      if (refund || none) return refund;
    }
    return undefined;
  },

  markSending: (refund, refunded_before, now) =>
    db.transaction(async (tx) => {
      await lockOrder(tx, refund.ord_id);
      const isUnchanged =
        (await hasLease(tx, refund)) &&
        (await isAloneAtTrade(tx, refund.id)) &&
        (await settledOf(tx, refund.trade_no)) === refund.settled;
      if (!isUnchanged) return false;
      const sending = { call: 'sending', tries: refund.tries + 1, refunded_before } as const;
      await updateRefund(tx, refund, { ...sending, message: '' }, now);
      return true;
    }),

  markDone: (refund, provider_refund_no, now) =>
    changeOpen(db, refund, async (tx, task, order) => {
      const paid = { call: 'done', provider_refund_no, message: '' } as const;
      const done = { ...task, ...paid, way: 'provider' as const };
      await updateRefund(tx, task, { ...paid, way: 'provider' }, now);
      await finishRefunds(tx, order, [done], BY_PROVIDER, { publicUrl, now });
    }),

  markFailed: (refund, message, now) =>
    changeOpen(db, refund, async (tx, task, order) => {
      await updateRefund(tx, task, { call: 'failed', message, tries: 0 }, now);
      const detail = { amount: task.amount, reason: message };
      await recordEntry(tx, order, { ...BY_PROVIDER, cause: 'refund refused', detail }, now);
    }),

  postpone: (refund, { message, next_at, unsent }, now) =>
    changeOpen(db, refund, async (tx, task) => {
      // A person may have had it sent again meanwhile.
      if (task.call !== refund.call) return;
      const tries =
        task.call === 'sending' && task.tries === refund.tries ? task.tries + 1 : task.tries;
      const change = unsent ? { call: 'due' as const, tries: 0 } : { tries };
      await updateRefund(tx, task, { ...change, message, next_at }, now);
    }),
});
