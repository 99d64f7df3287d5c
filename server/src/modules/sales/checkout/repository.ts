import { randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { forgetSessions, rowsOfSessions } from '../../../platform/db/person-rows.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { checkoutKeys, orderLines, orders } from '../../../platform/db/schema/index.ts';
import type { OrderRow } from '../order/repository.ts';

export type CheckoutKey = typeof checkoutKeys.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewOrderLine = typeof orderLines.$inferInsert;

export const findCheckoutByKey = (tx: Database, s: string, key: string) =>
  firstRow(
    tx
      .select()
      .from(checkoutKeys)
      .where(and(eq(checkoutKeys.s, s), eq(checkoutKeys.key, key))),
  );

const { placed, paid, cashOnDelivery, storePickup } = ORDER_STATUS;
const AWAITED = [placed, cashOnDelivery, storePickup];

/** The order that this session placed with the same content since a moment, if it still awaits payment or shipping. */
export async function findRecentDuplicate(
  tx: Database,
  s: string,
  fingerprint: string,
  since: Date,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select({ order: orders })
    .from(checkoutKeys)
    .innerJoin(orders, eq(orders.ord_id, checkoutKeys.ord_id))
    .where(
      and(
        eq(checkoutKeys.s, s),
        eq(checkoutKeys.fingerprint, fingerprint),
        // An order of NT$0 awaits no payment, but counts as a duplicate, too.
        or(inArray(orders.status, AWAITED), and(eq(orders.status, paid), eq(orders.ap_amt, 0))),
        gte(checkoutKeys.c_date, since),
      ),
    )
    .orderBy(desc(checkoutKeys.c_date))
    .limit(1);
  return row?.order;
}

export const insertCheckoutKey = (tx: Database, key: CheckoutKey) =>
  tx.insert(checkoutKeys).values(key).onConflictDoNothing();

const TRIES = 5;

/** Inserts the order under a new unique code. */
export async function insertOrder(
  tx: Database,
  order: Omit<NewOrder, 'ord_id' | 'guid' | 'ord_code'>,
  newCode: () => string,
): Promise<OrderRow> {
  for (let i = 0; i < TRIES; i += 1) {
    const ids = { ord_id: randomUUID(), guid: randomUUID(), ord_code: newCode() };
    const [row] = await tx
      .insert(orders)
      .values({ ...order, ...ids })
      .onConflictDoNothing({ target: orders.ord_code })
      .returning();
    if (row) return row;
  }
  throw new Error('no free order code was found');
}

export const insertOrderLines = (tx: Database, lines: NewOrderLine[]) =>
  tx.insert(orderLines).values(lines);

/** As long as the cart session that the key belongs to. */
const STORED = 90 * DAY;

export const checkoutData: DataHooks = {
  tables: { checkout_keys: rowsOfSessions(checkoutKeys) },
  forget: forgetSessions(checkoutKeys),
  deleteOld: (db, now) =>
    db.delete(checkoutKeys).where(lt(checkoutKeys.c_date, before(now, STORED))),
};
