import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { invoiceProviders, invoiceTasks } from '../../../platform/db/schema/index.ts';

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

/**
 * Takes the next task for this instance, until `until`; undefined where none is due. One whose call was interrupted is
 * taken again when its time is over.
 */
export async function claimInvoiceTask(
  db: Database,
  until: Date,
  now: Date,
): Promise<InvoiceTask | undefined> {
  const next = db
    .select({ id })
    .from(invoiceTasks)
    .where(and(inArray(state, ['due', 'sending']), lte(next_at, now)))
    .orderBy(asc(next_at), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [task] = await db
    .update(invoiceTasks)
    .set({ state: 'sending', tries: sql`${invoiceTasks.tries} + 1`, next_at: until, u_date: now })
    .where(inArray(id, next))
    .returning();
  return task;
}

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

/** Tries an order's failed tasks again now; returns how many there are. */
export async function retryInvoiceTasks(tx: Database, order: string, now: Date): Promise<number> {
  const again = await tx
    .update(invoiceTasks)
    .set({ state: 'due', message: '', next_at: now, u_date: now })
    .where(and(eq(ord_id, order), eq(state, 'failed')))
    .returning({ id });
  return again.length;
}

/** Gives up the tasks of an order that have not reached the provider, since its invoice is issued elsewhere. */
export const deleteUnsentTasks = (tx: Database, order: string) =>
  tx
    .delete(invoiceTasks)
    .where(and(eq(ord_id, order), eq(kind, 'issue'), inArray(state, ['due', 'failed'])));
