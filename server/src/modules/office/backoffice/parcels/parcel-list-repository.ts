import { type ParcelTab, SHOP_COUNT_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { taipeiDate } from '@pinpu/shared/domain';
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { isBeyond } from '../../../../platform/db/page-of.ts';
import { orders, parcels } from '../../../../platform/db/schema/index.ts';

const created = sql`${parcels.state} = 'created'`;
const isOut = sql`${parcels.kind} = 'out'`;

/** The parcels of each tab; `money` has all that was collected, since the clerk compares it with what has arrived. */
const TABS: Readonly<Record<ParcelTab, SQL | undefined>> = {
  problems: sql`${parcels.state} <> 'cancelled' AND (${parcels.state} = 'failed' OR ${parcels.message} <> '')`,
  'to-hand-in': sql`${isOut} AND (${parcels.state} IN ('due', 'sending') OR ${created} AND ${parcels.stage} IN ('none', 'accepted'))`,
  'under-way': sql`${isOut} AND ${created} AND ${parcels.stage} IN ('handed-in', 'under-way')`,
  'at-store': sql`${isOut} AND ${created} AND ${parcels.stage} IN ('at-store', 'store-closed')`,
  returning: sql`${created} AND ${parcels.closed_at} IS NULL AND (${parcels.kind} = 'return' OR ${parcels.stage} IN ('returning', 'back-at-store'))`,
  money: sql`${isOut} AND ${parcels.collects} > 0 AND ${parcels.stage} = 'received'`,
  all: undefined,
};

/** Whether the collected money is still to arrive; only such parcels are counted at `money`. */
const isAwaited = (now: Date): SQL =>
  sql`(${parcels.allocated_on} = '' OR ${parcels.allocated_on} > ${taipeiDate(now)})`;

/** A text that an order or a parcel has as its number. */
function isNumbered(text: string): SQL | undefined {
  const number = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  if (number === '') return undefined;
  return or(
    eq(orders.ord_code, number),
    eq(parcels.trade_no, number),
    eq(parcels.provider_no, number),
    eq(parcels.payment_no, number),
    eq(parcels.tracking_no, number),
    sql`${parcels.payment_no} || ${parcels.validation_no} = ${number}`,
  );
}

interface ParcelQuery {
  tab: ParcelTab;
  q: string;
  after?: string | undefined;
  limit: number;
}

const columns = { ...getTableColumns(parcels), ord_code: orders.ord_code };

/** Parcels of a tab, the newest first; one more than `limit`. */
export function findParcelPage(db: Database, { tab, q, after, limit }: ParcelQuery) {
  const [at = '', id = ''] = after?.split('~') ?? [];
  const cursor = after === undefined ? undefined : { at: new Date(at), id };
  return db
    .select(columns)
    .from(parcels)
    .innerJoin(orders, eq(orders.ord_id, parcels.ord_id))
    .where(and(TABS[tab], isNumbered(q), isBeyond(parcels.c_date, parcels.id, cursor)))
    .orderBy(desc(parcels.c_date), desc(parcels.id))
    .limit(limit + 1);
}
export type ListedParcel = Awaited<ReturnType<typeof findParcelPage>>[number];

/** The parcels to the buyers of these orders, oldest first. */
export const findParcelsToBuyers = (db: Database, codes: readonly string[]) =>
  db
    .select(columns)
    .from(parcels)
    .innerJoin(orders, eq(orders.ord_id, parcels.ord_id))
    .where(and(isOut, inArray(orders.ord_code, [...codes])))
    .orderBy(asc(parcels.c_date), asc(parcels.trade_no));

function countUpToLimit(db: Database, condition: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: parcels.id })
    .from(parcels)
    .where(condition)
    .limit(SHOP_COUNT_LIMIT)
    .as('some');
  return db.$count(some);
}

/** How many parcels need a person. */
export const countParcelProblems = (db: Database) => countUpToLimit(db, TABS.problems);

/** How many parcels each tab has, counted up to a limit. */
export async function countParcels(db: Database, now: Date): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [tab, condition] of Object.entries(TABS)) {
    if (condition === undefined) continue;
    counts[tab] = await countUpToLimit(
      db,
      tab === 'money' ? and(condition, isAwaited(now)) : condition,
    );
  }
  return counts;
}
