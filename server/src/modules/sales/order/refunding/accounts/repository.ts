import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../../../platform/db/index.ts';
import { firstRow } from '../../../../../platform/db/rows.ts';
import {
  orderEvents,
  orders,
  refundAccounts,
  refundTasks,
} from '../../../../../platform/db/schema/index.ts';

export type RefundAccount = typeof refundAccounts.$inferSelect;

const { refund_id, secret, account, entered_at, exported_at } = refundAccounts;

/** Opens a form for a refund's account; a further one replaces it, with what was entered. */
export const upsertAccountForm = (
  tx: Database,
  form: Pick<RefundAccount, 'refund_id' | 'secret' | 'expires_at'>,
  now: Date,
) => {
  const empty = { account: '', entered_at: null, exported_at: null, u_date: now };
  return tx
    .insert(refundAccounts)
    .values({ ...form, ...empty, c_date: now })
    .onConflictDoUpdate({ target: refund_id, set: { ...form, ...empty } });
};

/** The form of a link, with its refund and order; `lock` while it is changed. */
export const findBySecret = (db: Database, hash: string) =>
  firstRow(
    db
      .select({ form: refundAccounts, refund: refundTasks, order: orders })
      .from(refundAccounts)
      .innerJoin(refundTasks, eq(refundTasks.id, refund_id))
      .innerJoin(orders, eq(orders.ord_id, refundTasks.ord_id))
      .where(eq(secret, hash)),
  );

export const updateAccount = (
  tx: Database,
  id: string,
  change: Partial<RefundAccount>,
  now: Date,
) =>
  tx
    .update(refundAccounts)
    .set({ ...change, u_date: now })
    .where(eq(refund_id, id));

/** Deletes what was entered; a link that is opened later says that the refund is done. */
export const deleteAccounts = (tx: Database, refunds: readonly string[], now: Date) =>
  tx
    .update(refundAccounts)
    .set({ account: '', u_date: now })
    .where(inArray(refund_id, [...refunds]));

/** Removes the forms of refunds that are paid back in another way. */
export const deleteForms = (tx: Database, refunds: readonly string[]) =>
  tx.delete(refundAccounts).where(inArray(refund_id, [...refunds]));

export const findAccounts = (db: Database, refunds: readonly string[]): Promise<RefundAccount[]> =>
  db
    .select()
    .from(refundAccounts)
    .where(inArray(refund_id, [...refunds]));

/** Refunds by bank transfer that are open, and whose buyers have entered an account. */
const isTransfer = and(
  eq(refundTasks.status, 'open'),
  eq(refundTasks.way, 'account'),
  eq(refundTasks.call, ''),
  ne(account, ''),
  isNotNull(entered_at),
);

/**
 * The transfers of a bank file that was first downloaded at `first`, or those that are in none where it is null: the
 * oldest first, with their orders.
 */
export const findTransfers = (db: Database, first: Date | null) =>
  db
    .select({ form: refundAccounts, refund: refundTasks, order: orders })
    .from(refundAccounts)
    .innerJoin(refundTasks, eq(refundTasks.id, refund_id))
    .innerJoin(orders, eq(orders.ord_id, refundTasks.ord_id))
    .where(and(isTransfer, first ? eq(exported_at, first) : isNull(exported_at)))
    .orderBy(asc(refundTasks.c_date), asc(refundTasks.id));

/** In the history of an order: a refund of it is in a bank file for the first time. */
export const EXPORTED = 'refund exported';

const exporter = sql<string>`coalesce(min((SELECT min(${orderEvents.actor}) FROM ${orderEvents}
  WHERE ${orderEvents.ord_id} = ${refundTasks.ord_id} AND ${orderEvents.cause} = ${EXPORTED}
  AND ${orderEvents.at} = ${exported_at})), '')`;

/** The bank files with transfers that are not recorded yet, the newest first, and who downloaded each first. */
export const findFiles = (db: Database) =>
  db
    .select({
      exported_at: sql`${exported_at}`.mapWith(exported_at),
      exported_by: exporter,
      transfers: count(),
      amount: sum(refundTasks.amount).mapWith(Number),
    })
    .from(refundAccounts)
    .innerJoin(refundTasks, eq(refundTasks.id, refund_id))
    .where(and(isTransfer, isNotNull(exported_at)))
    .groupBy(exported_at)
    .orderBy(desc(exported_at));

/** The refunds of an order that were transferred, for the export of a person's data: without the numbers. */
export const findAccountsOfOrders = (db: Database, ord_ids: readonly string[]) =>
  db
    .select({ refund_id, entered_at, exported_at, c_date: refundAccounts.c_date })
    .from(refundAccounts)
    .innerJoin(refundTasks, eq(refundTasks.id, refund_id))
    .where(inArray(refundTasks.ord_id, [...ord_ids]))
    .orderBy(desc(refundAccounts.c_date));

/** Deletes the forms of these orders' refunds. */
export const deleteFormsOfOrders = (tx: Database, ord_ids: readonly string[]) =>
  tx.delete(refundAccounts).where(
    inArray(
      refund_id,
      tx
        .select({ id: refundTasks.id })
        .from(refundTasks)
        .where(inArray(refundTasks.ord_id, [...ord_ids])),
    ),
  );
