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
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { invoiceTasks, orders } from '../../../../platform/db/schema/index.ts';
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

/** Gives up invoices that were not issued before their order was cancelled; what was refused has no effect at the provider. */
export const deleteTasksOfCancelled = (db: Database) =>
  db
    .delete(invoiceTasks)
    .where(
      and(
        eq(invoiceTasks.kind, 'issue'),
        inArray(invoiceTasks.state, ['due', 'failed']),
        inArray(
          invoiceTasks.ord_id,
          db.select({ ord_id: orders.ord_id }).from(orders).where(eq(orders.status, cancelled)),
        ),
      ),
    );

/** Cancelled orders whose invoice the provider has issued and nothing has voided. */
export const findInvoicesToVoid = (db: Database, limit: number) =>
  db
    .select({ order: orders, issued: invoiceTasks })
    .from(invoiceTasks)
    .innerJoin(orders, eq(orders.ord_id, invoiceTasks.ord_id))
    .where(
      and(
        eq(invoiceTasks.kind, 'issue'),
        eq(invoiceTasks.state, 'done'),
        eq(orders.status, cancelled),
        ne(orders.invoice_code, ''),
        notExists(
          db
            .select({ id: sql`1` })
            .from(sql`${invoiceTasks} AS open`)
            .where(
              sql`open.ord_id = ${orders.ord_id} AND open.kind = 'void' AND open.state <> 'done'`,
            ),
        ),
      ),
    )
    .limit(limit);
