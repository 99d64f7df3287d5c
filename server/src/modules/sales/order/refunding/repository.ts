import { and, asc, eq, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/index.ts';
import { orders, refundTasks } from '../../../../platform/db/schema/index.ts';

const { id, trade_no, call, status, tries, next_at, amount, way } = refundTasks;

const other = alias(refundTasks, 'other');

/** Another refund of the same trade that may have reached the provider, with a result that is not known. */
const unknownOfTrade = (db: Database) =>
  db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.trade_no, trade_no),
        ne(other.id, id),
        sql`("other".call = 'sending' OR ("other".call = 'due' AND "other".tries > 0))`,
      ),
    );

const isOpen = and(
  // As in the partial index, or that is not used.
  sql`${call} IN ('due', 'sending')`,
  eq(status, 'open'),
);

/** Locks the order of the next refund to carry out, and skips orders that somebody else works on. */
export async function lockNextRefund(tx: Database, now: Date) {
  const [found] = await tx
    .select({ id, ord_id: orders.ord_id })
    .from(refundTasks)
    .innerJoin(orders, eq(orders.ord_id, refundTasks.ord_id))
    .where(and(isOpen, lte(next_at, now), notExists(unknownOfTrade(tx))))
    .orderBy(asc(next_at), asc(id))
    .limit(1)
    .for('update', { of: orders, skipLocked: true });
  return found;
}

/** A refund that can be carried out now, read again under its order's lock. */
export async function findDueRefund(tx: Database, refund: string, now: Date) {
  const [found] = await tx
    .select()
    .from(refundTasks)
    .where(and(eq(id, refund), isOpen, lte(next_at, now), notExists(unknownOfTrade(tx))));
  return found;
}

/** Whether no refund of a trade may have reached the provider with an unknown result, but this one. */
export async function isAloneAtTrade(tx: Database, refund: string): Promise<boolean> {
  const [found] = await tx
    .select({ id })
    .from(refundTasks)
    .where(and(eq(id, refund), notExists(unknownOfTrade(tx))));
  return found !== undefined;
}

/** What the provider has paid back of a trade for refunds of the shop, in TWD. */
export async function settledOf(tx: Database, trade: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(refundTasks)
    .where(and(eq(trade_no, trade), eq(way, 'provider'), eq(status, 'done')));
  return row?.sum ?? 0;
}

/** Whether the lease of a claimed refund still stands: nobody chose another way, and no other instance took it. */
export async function hasLease(
  tx: Database,
  { id: refund, until, ...claimed }: { id: string; until: Date; call: string; tries: number },
): Promise<boolean> {
  const [found] = await tx
    .select({ id })
    .from(refundTasks)
    .where(
      and(
        eq(id, refund),
        eq(status, 'open'),
        eq(way, 'provider'),
        sql`${call} = ${claimed.call}`,
        eq(tries, claimed.tries),
        eq(next_at, until),
      ),
    );
  return found !== undefined;
}

/** Those of these refunds that are still open, with their orders locked in one order. */
export async function lockRefunds(tx: Database, ids: readonly string[]) {
  const found = await tx
    .select({ ord_id: refundTasks.ord_id })
    .from(refundTasks)
    .where(inArray(id, [...ids]));
  const ordIds = [...new Set(found.map(({ ord_id }) => ord_id))].toSorted();
  for (const ord_id of ordIds)
    await tx
      .select({ ord_id: orders.ord_id })
      .from(orders)
      .where(eq(orders.ord_id, ord_id))
      .for('update');
  return tx
    .select()
    .from(refundTasks)
    .where(and(inArray(id, [...ids]), eq(status, 'open')))
    .orderBy(asc(refundTasks.ord_id), asc(id));
}
