import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, eq, inArray, lt, ne, notExists } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  checkoutKeys,
  linkClicks,
  orders,
  outboxMails,
  paymentAttempts,
  refundTasks,
} from '../../../platform/db/schema/index.ts';

export async function deleteCheckoutKeys(db: Database, before: Date): Promise<void> {
  await db.delete(checkoutKeys).where(lt(checkoutKeys.c_date, before));
}

export async function deleteLinkClicks(db: Database, before: Date): Promise<void> {
  await db.delete(linkClicks).where(lt(linkClicks.at, before));
}

/** Deletes the unpaid attempts of orders that were closed before a moment, except for orders with an open refund. */
export async function deleteUnpaidAttempts(db: Database, before: Date): Promise<void> {
  const closed = db
    .select({ ord_id: orders.ord_id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [ORDER_STATUS.cancelled, ORDER_STATUS.fulfilled]),
        lt(orders.u_date, before),
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
        lt(paymentAttempts.u_date, before),
        inArray(paymentAttempts.ord_id, closed),
        notExists(owed),
      ),
    );
}

const NO_CONTENT = {
  to_email: '',
  subject: '',
  text: '',
  html: '',
  unsubscribe_url: '',
  last_error: '',
};

/** Removes address, subject and text from mails that will not be sent again; the row still prevents a second mail. */
export async function clearMails(
  db: Database,
  status: 'sent' | 'dead',
  before: Date,
): Promise<void> {
  await db
    .update(outboxMails)
    .set(NO_CONTENT)
    .where(
      and(
        eq(outboxMails.status, status),
        ne(outboxMails.to_email, ''),
        lt(outboxMails.next_at, before),
      ),
    );
}

export async function deleteMails(db: Database, before: Date): Promise<void> {
  await db
    .delete(outboxMails)
    .where(and(ne(outboxMails.status, 'queued'), lt(outboxMails.c_date, before)));
}
