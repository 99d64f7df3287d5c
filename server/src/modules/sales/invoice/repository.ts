import type { InvoicePeriod, InvoiceRange } from '@pinpu/shared/domain';
import { and, asc, eq, exists, inArray, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import {
  invoiceProviders,
  invoiceRanges,
  invoiceTasks,
  orders,
} from '../../../platform/db/schema/index.ts';

export type InvoiceTask = typeof invoiceTasks.$inferSelect;

const { id, ord_id, kind, state, next_at } = invoiceTasks;

/** Records that a provider issues the invoices from now on; returns since when it does. */
export async function invoicingSince(db: Database, name: string, now: Date): Promise<Date> {
  await db.insert(invoiceProviders).values({ name, since: now }).onConflictDoNothing();
  const found = await firstRow(
    db.select().from(invoiceProviders).where(eq(invoiceProviders.name, name)),
  );
  return found?.since ?? now;
}

/** Records how many numbers are left for a period. */
export const saveRange = (
  db: Database,
  provider: string,
  { year, term, remaining }: InvoiceRange,
  now: Date,
) =>
  db
    .insert(invoiceRanges)
    .values({ provider, year, term, remaining, checked_at: now })
    .onConflictDoUpdate({
      target: [invoiceRanges.provider, invoiceRanges.year, invoiceRanges.term],
      set: { remaining, checked_at: now },
    });

/** The numbers left for a period and later ones, when the provider was last queried. */
export const findRanges = (db: Database, provider: string, { year, term }: InvoicePeriod) =>
  db
    .select()
    .from(invoiceRanges)
    .where(
      and(
        eq(invoiceRanges.provider, provider),
        sql`(${invoiceRanges.year}, ${invoiceRanges.term}) >= (${year}::int, ${term}::int)`,
      ),
    )
    .orderBy(asc(invoiceRanges.year), asc(invoiceRanges.term));

/** Adds a task, unless the order has such a one already. */
export const insertInvoiceTask = (
  tx: Database,
  task: Omit<typeof invoiceTasks.$inferInsert, 'next_at' | 'c_date' | 'u_date'>,
  now: Date,
) =>
  tx
    .insert(invoiceTasks)
    .values({ ...task, next_at: now, c_date: now, u_date: now })
    .onConflictDoNothing();

/** The tasks of an order, oldest first. */
export const findInvoiceTasks = (db: Database, order: string): Promise<InvoiceTask[]> =>
  db
    .select()
    .from(invoiceTasks)
    .where(eq(ord_id, order))
    .orderBy(asc(invoiceTasks.c_date), asc(id));

const sibling = alias(invoiceTasks, 'sibling');

/** Whether another task of the order may be at the provider: its tasks are carried out one by one. */
const waitsForSibling = (db: Database) =>
  exists(
    db
      .select({ id: sibling.id })
      .from(sibling)
      .where(
        and(
          eq(sibling.ord_id, ord_id),
          ne(sibling.id, id),
          eq(sibling.state, 'sending'),
          or(eq(state, 'due'), lt(sibling.next_at, next_at)),
        ),
      ),
  );

/** Locks the next task with its order; none while another instance has the order. */
const lockNextTask = (tx: Database, now: Date) =>
  firstRow(
    tx
      .select({ id, ord_id })
      .from(invoiceTasks)
      .innerJoin(orders, eq(orders.ord_id, ord_id))
      .where(and(inArray(state, ['due', 'sending']), lte(next_at, now), not(waitsForSibling(tx))))
      .orderBy(asc(next_at), asc(id))
      .limit(1)
      .for('update', { skipLocked: true }),
  );

/**
 * Takes the next task for this instance, until `until`; undefined where none is due. One whose call was interrupted is
 * taken again when its time is over.
 */
export const claimInvoiceTask = (
  db: Database,
  until: Date,
  now: Date,
): Promise<InvoiceTask | undefined> =>
  db.transaction(async (tx) => {
    const next = await lockNextTask(tx, now);
    if (!next) return undefined;
    // Evaluated again under the lock, since another instance may have taken a task of the order just before it.
    const [task] = await tx
      .update(invoiceTasks)
      .set({ state: 'sending', tries: sql`${invoiceTasks.tries} + 1`, next_at: until, u_date: now })
      .where(and(eq(id, next.id), lte(next_at, now), not(waitsForSibling(tx))))
      .returning();
    return task;
  });

export const updateInvoiceTask = (
  tx: Database,
  task: Pick<InvoiceTask, 'id'>,
  change: Partial<InvoiceTask>,
  now: Date,
) =>
  tx
    .update(invoiceTasks)
    .set({ ...change, u_date: now })
    .where(eq(id, task.id));

/** Gives up a task whose call has not reached the provider. */
export const deleteInvoiceTask = (db: Database, task: Pick<InvoiceTask, 'id'>) =>
  db.delete(invoiceTasks).where(eq(id, task.id));

/** The invoice that the provider has issued for an order, unless it is void. */
export const findIssued = (db: Database, order: string): Promise<InvoiceTask | undefined> =>
  firstRow(
    db
      .select()
      .from(invoiceTasks)
      .where(and(eq(ord_id, order), eq(kind, 'issue'), eq(state, 'done'))),
  );

/** Marks an order's issued invoice as void. */
export const markVoided = (tx: Database, order: string, now: Date) =>
  tx
    .update(invoiceTasks)
    .set({ state: 'voided', u_date: now })
    .where(and(eq(ord_id, order), eq(kind, 'issue'), eq(state, 'done')));

/** Marks an allowance as void; its refund may get another one, on an invoice issued later. */
export const markAllowanceVoided = (tx: Database, order: string, allowance: string, now: Date) =>
  tx
    .update(invoiceTasks)
    .set({ state: 'voided', refund_id: null, u_date: now })
    .where(
      and(
        eq(ord_id, order),
        eq(kind, 'allowance'),
        eq(invoiceTasks.allowance_no, allowance),
        eq(state, 'done'),
      ),
    );

/** Tries an order's failed tasks again now; returns how many there are. */
export async function retryInvoiceTasks(tx: Database, order: string, now: Date): Promise<number> {
  const again = await tx
    .update(invoiceTasks)
    .set({ state: 'due', message: '', next_at: now, u_date: now })
    .where(and(eq(ord_id, order), eq(state, 'failed')))
    .returning({ id });
  return again.length;
}

/** Tries failed tasks again now, all or some; returns how many there are. */
export async function retryFailedInvoices(
  tx: Database,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  const again = await tx
    .update(invoiceTasks)
    .set({ state: 'due', message: '', next_at: now, u_date: now })
    .where(and(eq(state, 'failed'), ids && inArray(id, [...ids])))
    .returning({ id });
  return again.length;
}

/** Gives up the allowances of an order that have not reached the provider, since its whole invoice is voided. */
export const deleteUnsentAllowances = (tx: Database, order: string) =>
  tx
    .delete(invoiceTasks)
    .where(and(eq(ord_id, order), eq(kind, 'allowance'), inArray(state, ['due', 'failed'])));

/** Gives up the tasks of an order that have not reached the provider, since its invoice is issued elsewhere. */
export const deleteUnsentTasks = (tx: Database, order: string) =>
  tx
    .delete(invoiceTasks)
    .where(and(eq(ord_id, order), eq(kind, 'issue'), inArray(state, ['due', 'failed'])));
