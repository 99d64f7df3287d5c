import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow, hasRows } from '../../../../platform/db/rows.ts';
import {
  orderLines,
  parcelNotices,
  parcels,
  storeChanges,
} from '../../../../platform/db/schema/index.ts';
import type { ParcelNotice } from '../../parcel/port.ts';

export type ParcelRow = typeof parcels.$inferSelect;

/** The parcel of a notice: by the shop's number, or by the provider's where the notice has no other. */
export const findParcelOfNotice = (
  db: Database,
  provider: string,
  { trade_no, provider_no, kind }: Pick<ParcelNotice, 'trade_no' | 'provider_no' | 'kind'>,
): Promise<ParcelRow | undefined> =>
  firstRow(
    db
      .select()
      .from(parcels)
      .where(
        and(
          eq(parcels.provider, provider),
          trade_no === ''
            ? and(
                // A return may have the number of the parcel that it brings back.
                eq(parcels.kind, kind),
                eq(parcels.provider_no, provider_no),
                sql`provider_no <> ''`,
              )
            : eq(parcels.trade_no, trade_no),
        ),
      )
      .orderBy(desc(parcels.c_date))
      .limit(1),
  );

/** Call it with the order's lock. */
export async function lockParcel(tx: Database, id: string): Promise<ParcelRow> {
  const [row] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update');
  if (!row) throw new Error(`parcel ${id} does not exist`);
  return row;
}

export const findParcelById = (db: Database, id: string): Promise<ParcelRow | undefined> =>
  firstRow(db.select().from(parcels).where(eq(parcels.id, id)));

/** The parcels that exist at a provider, oldest first. */
export const findCreatedParcels = (db: Database, ord_id: string): Promise<ParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(and(eq(parcels.ord_id, ord_id), inArray(parcels.state, ['created', 'cancelled'])))
    .orderBy(asc(parcels.c_date), asc(parcels.id));

/** Every unit of an order. */
export const findOrderUnits = (db: Database, ord_id: string) =>
  db
    .select({ line_no: orderLines.line_no, qty: orderLines.qty })
    .from(orderLines)
    .where(eq(orderLines.ord_id, ord_id));

export async function changeParcel(
  tx: Database,
  { id }: Pick<ParcelRow, 'id'>,
  change: Partial<ParcelRow>,
  now: Date,
): Promise<ParcelRow> {
  const [row] = await tx
    .update(parcels)
    .set({ ...change, u_date: now })
    .where(eq(parcels.id, id))
    .returning();
  if (!row) throw new Error(`parcel ${id} does not exist`);
  return row;
}

/** Stores a notice; false for one that is stored already. */
export const insertNotice = (
  tx: Database,
  notice: Omit<typeof parcelNotices.$inferInsert, 'id'>,
): Promise<boolean> =>
  hasRows(
    tx
      .insert(parcelNotices)
      .values({ ...notice, id: randomUUID() })
      .onConflictDoNothing()
      .returning({ id: parcelNotices.id }),
  );

/** Whether a status of a parcel is stored, whatever its date: answers to queries have none. */
export const hasNotice = (tx: Database, parcel_id: string, code: string): Promise<boolean> =>
  hasRows(
    tx
      .select({ id: parcelNotices.id })
      .from(parcelNotices)
      .where(and(eq(parcelNotices.parcel_id, parcel_id), eq(parcelNotices.code, code)))
      .limit(1),
  );

export interface AskTimes {
  /** Parcels under way are asked about after being silent since this moment. */
  silentSince: Date;
  /** Collected money is asked about after this moment, for parcels that were collected after `collectedSince`. */
  moneySince: Date;
  collectedSince: Date;
  /** A parcel without any number is asked about after this moment, then after twice as long each time. */
  numberSince: Date;
  /** A change of the store whose answer was lost is asked about after this moment. */
  changeSince: Date;
}

/** Whether a parcel is to be asked about now. */
function isToAsk(
  tx: Database,
  { silentSince, moneySince, collectedSince, changeSince, numberSince }: AskTimes,
  now: Date,
) {
  const { reported_at, closed_at } = parcels;
  const sentChange = tx
    .select({ id: storeChanges.id })
    .from(storeChanges)
    .where(
      and(eq(storeChanges.parcel_id, parcels.id), gte(storeChanges.used_at, parcels.status_at)),
    );
  const unnumbered = and(
    eq(parcels.tracking_no, ''),
    eq(parcels.payment_no, ''),
    lte(reported_at, numberSince),
    sql`reported_at + (reported_at - c_date) <= ${now.toISOString()}::timestamptz`,
  );
  const changing = and(
    eq(parcels.stage, 'store-closed'),
    lte(reported_at, changeSince),
    exists(sentChange),
  );
  const collected = and(
    sql`collects > 0`,
    isNotNull(closed_at),
    eq(parcels.stage, 'received'),
    eq(parcels.allocated_on, ''),
    gt(closed_at, collectedSince),
    lte(reported_at, moneySince),
  );
  const silent = lte(reported_at, silentSince);
  return or(and(isNull(closed_at), or(silent, unnumbered, changing)), collected);
}

/** Locks the parcels to ask a provider about, except for those of another instance. */
const lockParcelsToAsk = (
  tx: Database,
  provider: string,
  times: AskTimes,
  { limit, now }: { limit: number; now: Date },
) =>
  tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.provider, provider),
        eq(parcels.state, 'created'),
        // A provider is asked by the shop's number, which a return does not have there.
        eq(parcels.kind, 'out'),
        isToAsk(tx, times, now),
      ),
    )
    .orderBy(asc(parcels.reported_at), asc(parcels.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Takes the parcels to ask a provider about, for this instance: they count as asked about now. */
export const claimParcelsToAsk = (
  db: Database,
  provider: string,
  times: AskTimes,
  { limit, now }: { limit: number; now: Date },
): Promise<ParcelRow[]> =>
  db.transaction(async (tx) => {
    const ids = (await lockParcelsToAsk(tx, provider, times, { limit, now })).map(({ id }) => id);
    if (ids.length === 0) return [];
    return tx.update(parcels).set({ reported_at: now }).where(inArray(parcels.id, ids)).returning();
  });

/** Parcels at a store whose last day is near, and whose buyer was not reminded. */
export const findParcelsToRemind = (db: Database, limitDay: string, limit: number) =>
  db
    .select({ id: parcels.id, ord_id: parcels.ord_id })
    .from(parcels)
    .where(
      and(
        eq(parcels.state, 'created'),
        isNull(parcels.closed_at),
        eq(parcels.stage, 'at-store'),
        eq(parcels.reminded, false),
        ne(parcels.store_until, ''),
        lte(parcels.store_until, limitDay),
      ),
    )
    .orderBy(desc(parcels.store_until), asc(parcels.id))
    .limit(limit);
