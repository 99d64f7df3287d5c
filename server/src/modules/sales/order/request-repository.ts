import { randomUUID } from 'node:crypto';
import type { OrderRequestKind } from '@pinpu/shared/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { orderRequests, orders, type RequestState } from '../../../platform/db/schema/index.ts';

export type RequestRow = typeof orderRequests.$inferSelect;

/** Column for queries on `orders`: whether the buyer waits for an answer to a request. */
export const hasOpenRequest = sql<boolean>`EXISTS (SELECT FROM ${orderRequests} WHERE ${orderRequests.ord_id} = "orders"."ord_id" AND ${orderRequests.state} = 'open')`;

export const findRequests = (db: Database, ord_id: string): Promise<RequestRow[]> =>
  db
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.ord_id, ord_id))
    .orderBy(asc(orderRequests.c_date), asc(orderRequests.id));

/** Inserts an open request; undefined where the order already has one. */
export const insertRequest = (
  tx: Database,
  request: { ord_id: string; kind: OrderRequestKind; reason: string },
  now: Date,
) =>
  firstRow(
    tx
      .insert(orderRequests)
      .values({ ...request, id: randomUUID(), c_date: now, u_date: now })
      .onConflictDoNothing()
      .returning(),
  );

/** Ends the open request of an order; undefined where it has none. */
export const updateOpenRequest = (
  tx: Database,
  ord_id: string,
  end: { state: Exclude<RequestState, 'open'>; answer: string },
  now: Date,
) =>
  firstRow(
    tx
      .update(orderRequests)
      .set({ ...end, u_date: now })
      .where(and(eq(orderRequests.ord_id, ord_id), eq(orderRequests.state, 'open')))
      .returning(),
  );

const { kind, reason, c_date } = orderRequests;
const { ord_code, status, inv_amt, pay_amt } = orders;

export const findOpenRequests = (db: Database, limit: number) =>
  db
    .select({ ord_code, status, inv_amt, pay_amt, kind, reason, c_date })
    .from(orderRequests)
    .innerJoin(orders, eq(orders.ord_id, orderRequests.ord_id))
    .where(eq(orderRequests.state, 'open'))
    .orderBy(asc(c_date), asc(ord_code))
    .limit(limit);

export async function findOrdersWithRequests(db: Database, ord_ids: readonly string[]) {
  const rows = await db
    .select({ ord_id: orderRequests.ord_id })
    .from(orderRequests)
    .where(and(inArray(orderRequests.ord_id, [...ord_ids]), eq(orderRequests.state, 'open')));
  return rows.map(({ ord_id }) => ord_id);
}
