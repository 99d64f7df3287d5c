import { ORDER_STATUS } from '@pinpu/shared/domain';
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/index.ts';
import { invoiceTasks, orders, refundTasks } from '../../../../platform/db/schema/index.ts';
import type { OrderRow } from '../repository.ts';

const { paid, storePickup, cashOnDelivery, fulfilled, cancelled } = ORDER_STATUS;

/** Pay ways of which the money comes with the parcel (`isPaidOnReceipt`). */
const ON_RECEIPT = [1, 5];

/** Orders that need an invoice and have none, as `isInvoiceToIssue` says; the oldest first. */
export const findOrdersToInvoice = (
  db: Database,
  since: Date,
  limit: number,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        // Written exactly as in the partial index, or that is not used.
        sql`invoice_code = '' AND inv_amt > 0 AND status IN (3, 4, 5, 99)`,
        gte(orders.u_date, since),
        gte(sql`coalesce(${orders.pay_date}, ${orders.ship_date}, ${orders.u_date})`, since),
        or(
          eq(orders.status, fulfilled),
          and(eq(orders.status, paid), notInArray(orders.pay_way, ON_RECEIPT)),
          and(inArray(orders.status, [storePickup, cashOnDelivery]), isNotNull(orders.ship_date)),
        ),
        notExists(
          db
            .select({ id: invoiceTasks.id })
            .from(invoiceTasks)
            .where(eq(invoiceTasks.ord_id, orders.ord_id)),
        ),
      ),
    )
    .orderBy(asc(orders.u_date))
    .limit(limit);

const isOfCancelled = (db: Database) =>
  inArray(
    invoiceTasks.ord_id,
    db.select({ ord_id: orders.ord_id }).from(orders).where(eq(orders.status, cancelled)),
  );

/**
 * Gives up invoices, and allowances of single refunds, that were not issued before their order was cancelled; what was
 * refused has no effect at the provider.
 */
export const deleteTasksOfCancelled = (db: Database) =>
  db
    .delete(invoiceTasks)
    .where(
      and(
        or(
          eq(invoiceTasks.kind, 'issue'),
          and(eq(invoiceTasks.kind, 'allowance'), isNotNull(invoiceTasks.refund_id)),
        ),
        inArray(invoiceTasks.state, ['due', 'failed']),
        isOfCancelled(db),
      ),
    );

/** Voids of cancelled orders that failed, the oldest invoices first. */
export const findFailedVoids = (db: Database, limit: number) =>
  db
    .select()
    .from(invoiceTasks)
    .where(and(eq(invoiceTasks.kind, 'void'), eq(invoiceTasks.state, 'failed'), isOfCancelled(db)))
    .orderBy(asc(invoiceTasks.issued_on))
    .limit(limit);

/** Tasks that the provider still has to do, or has refused. */
const OPEN = ['due', 'sending', 'failed'] as const;

const other = alias(invoiceTasks, 'other');

const tasksOf = (db: Database, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.ord_id, invoiceTasks.ord_id), ...conditions));

/** What allowances have taken back of an invoice; failed ones wait for a press, and count. */
const allowed = sql<number>`coalesce((
  SELECT sum(taken.amount) FROM ${invoiceTasks} AS taken
  WHERE taken.ord_id = ${invoiceTasks.ord_id} AND taken.kind = 'allowance' AND taken.state <> 'voided'
), 0)::int`;

const isIssued = and(eq(invoiceTasks.kind, 'issue'), eq(invoiceTasks.state, 'done'));

/** Cancelled orders with something left of an invoice that the provider has issued. */
export const findCancelledToTakeBack = (db: Database, limit: number) =>
  db
    .select({ ord_id: orders.ord_id })
    .from(invoiceTasks)
    .innerJoin(orders, eq(orders.ord_id, invoiceTasks.ord_id))
    .where(
      and(
        isIssued,
        eq(orders.status, cancelled),
        ne(orders.invoice_code, ''),
        sql`${invoiceTasks.amount} > ${allowed}`,
        notExists(tasksOf(db, inArray(other.state, [...OPEN]))),
      ),
    )
    .limit(limit);

/** Refunds of goods of orders that stay, whose invoice the provider has issued, without an allowance for them. */
export const findRefundsToTakeBack = (db: Database, limit: number) =>
  db
    .select({ refund: refundTasks })
    .from(refundTasks)
    .innerJoin(orders, eq(orders.ord_id, refundTasks.ord_id))
    .innerJoin(invoiceTasks, and(eq(invoiceTasks.ord_id, refundTasks.ord_id), isIssued))
    .where(
      and(
        inArray(refundTasks.reason, ['partial', 'returned']),
        // One that waits for a second person may still be declined.
        ne(refundTasks.call, 'release'),
        ne(orders.status, cancelled),
        ne(orders.invoice_code, ''),
        sql`${invoiceTasks.amount} > ${allowed}`,
        notExists(
          tasksOf(
            db,
            or(
              inArray(other.state, ['due', 'sending']),
              and(eq(other.kind, 'void'), eq(other.state, 'failed')),
              and(eq(other.kind, 'allowance'), eq(other.refund_id, refundTasks.id)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(refundTasks.c_date), asc(refundTasks.id))
    .limit(limit);
