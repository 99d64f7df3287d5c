import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, eq, inArray, lt, ne, notExists } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { orders, paymentAttempts, refundTasks } from '../../../platform/db/schema/index.ts';
import { PAYMENT_PROVIDERS } from './providers/index.ts';

/** How long rows are stored, in ms. */
const STORED = {
  /** Longer than any provider's payment code is valid: 60 days (docs/taiwan.md). */
  unpaidAttempts: 180 * DAY,
  /** Rows of payment providers' own tables, of paid and unpaid attempts. */
  providerRows: 180 * DAY,
};

/** Deletes the unpaid attempts of orders that were closed before a moment, except for orders with an open refund. */
async function deleteUnpaidAttempts(db: Database, until: Date): Promise<void> {
  const closed = db
    .select({ ord_id: orders.ord_id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [ORDER_STATUS.cancelled, ORDER_STATUS.fulfilled]),
        lt(orders.u_date, until),
      ),
    );
  const owed = db
    .select({ id: refundTasks.id })
    .from(refundTasks)
    .where(and(eq(refundTasks.ord_id, paymentAttempts.ord_id), eq(refundTasks.status, 'open')));
  await db
    .delete(paymentAttempts)
    .where(
      and(
        ne(paymentAttempts.status, 'paid'),
        lt(paymentAttempts.u_date, until),
        inArray(paymentAttempts.ord_id, closed),
        notExists(owed),
      ),
    );
}

export const paymentData: DataHooks = {
  deleteOld: async (db, now) => {
    await deleteUnpaidAttempts(db, before(now, STORED.unpaidAttempts));
    for (const provider of PAYMENT_PROVIDERS)
      await provider.deleteOldRows?.(db, before(now, STORED.providerRows));
  },
};
