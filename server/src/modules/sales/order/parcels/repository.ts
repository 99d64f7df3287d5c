import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { orderLines, parcels } from '../../../../platform/db/schema/index.ts';

export type ParcelRow = typeof parcels.$inferSelect;

const { id, ord_id, state, next_at, c_date } = parcels;

/** The parcels of an order, oldest first. */
export const findParcels = (db: Database, order: string): Promise<ParcelRow[]> =>
  db.select().from(parcels).where(eq(ord_id, order)).orderBy(asc(c_date), asc(parcels.trade_no));

export const findParcel = (db: Database, parcel: string): Promise<ParcelRow | undefined> =>
  firstRow(db.select().from(parcels).where(eq(id, parcel)));

export const findParcelsById = (db: Database, ids: readonly string[]): Promise<ParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(inArray(id, [...ids]));

/** The lines of an order as sold, by their place in it. */
export const findLines = (db: Database, order: string) =>
  db.select().from(orderLines).where(eq(orderLines.ord_id, order)).orderBy(asc(orderLines.line_no));
export type OrderLine = Awaited<ReturnType<typeof findLines>>[number];

export const insertParcel = (
  tx: Database,
  parcel: Omit<typeof parcels.$inferInsert, 'next_at' | 'reported_at' | 'c_date' | 'u_date'>,
  now: Date,
) =>
  tx
    .insert(parcels)
    .values({ ...parcel, next_at: now, reported_at: now, c_date: now, u_date: now });

/**
 * Takes the next parcel to create for this instance, until `until`; undefined where none is due. One whose call was
 * interrupted is taken again when its time is over.
 */
export const claimParcel = (db: Database, until: Date, now: Date): Promise<ParcelRow | undefined> =>
  // Two statements: a subquery with a limit may run more than once, and then take several parcels.
  db.transaction(async (tx) => {
    const next = await firstRow(
      tx
        .select({ id })
        .from(parcels)
        .where(and(inArray(state, ['due', 'sending']), lte(next_at, now)))
        .orderBy(asc(next_at), asc(id))
        .limit(1)
        .for('update', { skipLocked: true }),
    );
    if (!next) return undefined;
    return firstRow(
      tx
        .update(parcels)
        .set({ state: 'sending', tries: sql`${parcels.tries} + 1`, next_at: until, u_date: now })
        .where(eq(id, next.id))
        .returning(),
    );
  });

export const updateParcelRow = (
  tx: Database,
  parcel: Pick<ParcelRow, 'id'>,
  change: Partial<ParcelRow>,
  now: Date,
) =>
  tx
    .update(parcels)
    .set({ ...change, u_date: now })
    .where(eq(id, parcel.id));

/** Ends a call of this instance, unless another has taken the parcel over or a clerk has found it. */
export const updateClaimed = (
  db: Database,
  { id: parcel, tries }: Pick<ParcelRow, 'id' | 'tries'>,
  change: Partial<ParcelRow>,
  now: Date,
) =>
  db
    .update(parcels)
    .set({ ...change, u_date: now })
    .where(and(eq(id, parcel), eq(state, 'sending'), eq(parcels.tries, tries)));
