import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { rowsOfMember } from '../../../platform/db/person-rows.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import {
  type CreditEntryKind,
  creditEntries,
  creditLots,
  members,
  orders,
} from '../../../platform/db/schema/index.ts';

export type CreditLot = typeof creditLots.$inferSelect;

const { expires_at, rest } = creditLots;

/** Credit paid back is the member's money, and is used last; the rest by when it expires. */
const byUse = [
  sql`${creditLots.reason} = 'refund'`,
  sql`${expires_at} NULLS LAST`,
  asc(creditLots.id),
];

const isUsable = (cus_id: string, now: Date) =>
  and(eq(creditLots.cus_id, cus_id), gt(rest, 0), or(isNull(expires_at), gt(expires_at, now)));

/** The credit that a member can use now, in the order of use. */
export const findUsableLots = (db: Database, cus_id: string, now: Date): Promise<CreditLot[]> =>
  db
    .select()
    .from(creditLots)
    .where(isUsable(cus_id, now))
    .orderBy(...byUse);

/** The same, locked until the transaction ends. */
export const lockUsableLots = (tx: Database, cus_id: string, now: Date): Promise<CreditLot[]> =>
  tx
    .select()
    .from(creditLots)
    .where(isUsable(cus_id, now))
    .orderBy(...byUse)
    .for('update');

type NewLot = Omit<typeof creditLots.$inferInsert, 'id' | 'rest'>;

/** Inserts granted credit with its entry; false where the same was granted before. */
export async function insertLot(tx: Database, lot: NewLot, actor: string): Promise<boolean> {
  const [row] = await tx
    .insert(creditLots)
    .values({ ...lot, id: randomUUID(), rest: lot.amount })
    .onConflictDoNothing({ target: creditLots.source })
    .returning();
  if (!row) return false;
  const { id: lot_id, cus_id, amount, c_date: at } = row;
  await tx.insert(creditEntries).values({ lot_id, cus_id, kind: 'granted', amount, actor, at });
  return true;
}

interface LotChange {
  kind: CreditEntryKind;
  /** In TWD, below 0 for what is taken. */
  amount: number;
  ord_id?: string;
  actor: string;
}

/** Changes what is left of a locked lot, with an entry; `until` is a new end of its validity. */
export async function changeLot(
  tx: Database,
  { id: lot_id, cus_id }: Pick<CreditLot, 'id' | 'cus_id'>,
  { until, ...change }: LotChange & { until?: Date },
  now: Date,
): Promise<void> {
  const left = sql`${rest} + ${change.amount}`;
  await tx
    .update(creditLots)
    .set({ rest: left, ...(until && { expires_at: until }) })
    .where(eq(creditLots.id, lot_id));
  await tx.insert(creditEntries).values({ ...change, lot_id, cus_id, at: now });
}

/** What an order used of each lot and has not returned, with the lots locked; those that expire last come first. */
export async function lockLotsOfOrder(tx: Database, ord_id: string) {
  const used = await tx
    .select({
      lot_id: creditEntries.lot_id,
      used: sql`-sum(${creditEntries.amount})`.mapWith(Number),
      returned:
        sql`coalesce(sum(${creditEntries.amount}) FILTER (WHERE ${creditEntries.kind} = 'returned'), 0)`.mapWith(
          Number,
        ),
    })
    .from(creditEntries)
    // As in the partial index, or that is not used.
    .where(and(eq(creditEntries.ord_id, ord_id), sql`${creditEntries.ord_id} <> ''`))
    .groupBy(creditEntries.lot_id);
  if (used.length === 0) return [];
  const ids = used.map(({ lot_id }) => lot_id);
  const lots = await tx
    .select()
    .from(creditLots)
    .where(inArray(creditLots.id, ids))
    .orderBy(sql`${expires_at} DESC NULLS FIRST`, asc(creditLots.id))
    .for('update');
  const sums = new Map(used.map((one) => [one.lot_id, one]));
  return lots.map((lot) => ({
    ...lot,
    used: sums.get(lot.id)?.used ?? 0,
    returned: sums.get(lot.id)?.returned ?? 0,
  }));
}

/** Credit whose validity has ended, locked; what another instance has locked is skipped. */
export const lockExpiredLots = (tx: Database, now: Date, limit: number): Promise<CreditLot[]> =>
  tx
    .select()
    .from(creditLots)
    // As in the partial index, or that is not used.
    .where(and(sql`${rest} > 0`, lte(expires_at, now)))
    .orderBy(asc(expires_at))
    .limit(limit)
    .for('update', { skipLocked: true });

/** A member's entries, the newest first, before the entry `before`. */
export const findEntries = (
  db: Database,
  cus_id: string,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .select({
      ...{ id: creditEntries.id, kind: creditEntries.kind, amount: creditEntries.amount },
      ...{ at: creditEntries.at, ord_id: creditEntries.ord_id, actor: creditEntries.actor },
      ...{
        reason: creditLots.reason,
        source: creditLots.source,
        note: creditLots.note,
        expires_at,
      },
    })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lot_id))
    .where(
      and(
        eq(creditEntries.cus_id, cus_id),
        before === undefined ? undefined : lt(creditEntries.id, before),
      ),
    )
    .orderBy(desc(creditEntries.id))
    .limit(limit);

/** The member whose credit an administrator asks for. */
export const findOwner = (db: Database, acc_email: string) =>
  firstRow(db.select().from(members).where(eq(members.acc_email, acc_email)));

/** The codes of orders by their ids. */
export async function findOrderCodes(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ ord_id: orders.ord_id, ord_code: orders.ord_code })
    .from(orders)
    .where(inArray(orders.ord_id, [...ids]));
  return new Map(rows.map(({ ord_id, ord_code }) => [ord_id, ord_code]));
}

/** What all members can use now, in TWD, and how many of them have any. */
export async function findTotals(db: Database, now: Date) {
  const isPaid = sql`${creditLots.reason} = 'refund'`;
  const [row] = await db
    .select({
      bonus: sql`coalesce(sum(${rest}) FILTER (WHERE NOT ${isPaid}), 0)`.mapWith(Number),
      paid: sql`coalesce(sum(${rest}) FILTER (WHERE ${isPaid}), 0)`.mapWith(Number),
      members: sql`count(DISTINCT ${creditLots.cus_id})`.mapWith(Number),
    })
    .from(creditLots)
    .where(and(gt(rest, 0), or(isNull(expires_at), gt(expires_at, now))));
  return row ?? { bonus: 0, paid: 0, members: 0 };
}

/** A member's credit and its entries, which are deleted with the member. */
export const creditData: DataHooks = {
  tables: { credit_lots: rowsOfMember(creditLots), credit_entries: rowsOfMember(creditEntries) },
};
