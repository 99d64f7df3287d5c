import type { LineQuantity } from '@pinpu/shared/domain';
import { and, countDistinct, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByNames } from '../../../../platform/db/one-at-a-time.ts';
import {
  orderLines,
  orders,
  products,
  type ReservationState,
  stockReservations,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import { mailboxOf } from '../../../base/mail/mailbox.ts';
import { mailboxSql } from '../../../base/mail/mailbox-repository.ts';
import type { OrderRow } from '../repository.ts';
import { isSetLine, type OrderedLine, type Take, takesOf } from './line-takes.ts';

/** Too little of a line's goods is left; the transaction must be rolled back. */
export class OutOfStock extends Error {
  override name = 'OutOfStock';
  /** Of the line: a set, where it is a part of it that is sold out. */
  readonly prd_id: string;

  constructor(prd_id: string) {
    super(`not enough of ${prd_id}`);
    this.prd_id = prd_id;
  }
}

/**
 * Locks these variants by product, then by id, as every transaction does: others would deadlock, here or in the list of
 * products. Returns the quantities in this order; those of deleted variants come first.
 */
async function lockVariants<T extends LineQuantity>(tx: Database, quantities: readonly T[]) {
  const ids = textArray(quantities.map(({ prd_id }) => prd_id));
  const { rows } = await tx.execute<{ var_id: string }>(sql`SELECT var_id FROM variants
    WHERE var_id = ANY(${ids}) ORDER BY prd_id COLLATE "C", var_id COLLATE "C" FOR NO KEY UPDATE`);
  const places = new Map(rows.map(({ var_id }, place) => [var_id, place]));
  const placeOf = ({ prd_id }: LineQuantity) => places.get(prd_id) ?? -1;
  return quantities.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isOnSale = sql`${variants.enabled} AND EXISTS (
  SELECT FROM products WHERE prd_id = "variants"."prd_id" AND enabled)`;

async function takeStock(tx: Database, { prd_id, qty, isOrdered, line }: Take): Promise<void> {
  const taken = await tx
    .update(variants)
    .set({ reserved: sql`${variants.reserved} + ${qty}` })
    .where(
      and(
        eq(variants.var_id, prd_id),
        eq(variants.is_set, false),
        isOrdered ? isOnSale : undefined,
        gte(sql`${variants.on_hand} - ${variants.reserved}`, qty),
      ),
    )
    .returning({ var_id: variants.var_id });
  if (taken.length === 0) throw new OutOfStock(line);
}

/** @throws OutOfStock for the first set that is not on sale; its parts may be taken without being on sale. */
async function requireOnSale(tx: Database, sets: readonly string[]): Promise<void> {
  for (const prd_id of sets) {
    const found = await tx.$count(variants, and(eq(variants.var_id, prd_id), isOnSale));
    if (found === 0) throw new OutOfStock(prd_id);
  }
}

async function insertReservation(
  tx: Database,
  ord_id: string,
  { prd_id, qty }: Take,
  { expires_at, now }: { expires_at: Date; now: Date },
): Promise<void> {
  await tx
    .insert(stockReservations)
    .values({ ord_id, prd_id, qty, state: 'held', expires_at, c_date: now, u_date: now })
    .onConflictDoUpdate({
      target: [stockReservations.ord_id, stockReservations.prd_id],
      set: { qty, state: 'held', expires_at, u_date: now },
    });
}

/**
 * Reserves stock for an order: of a set, all its parts, and none where one is missing. Sets are locked with the parts, so
 * that none is deleted meanwhile. @throws OutOfStock; the transaction must then be rolled back.
 */
export async function reserveStock(
  tx: Database,
  ord_id: string,
  lines: readonly OrderedLine[],
  expires_at: Date,
  now: Date,
): Promise<void> {
  const takes = new Map(takesOf(lines).map((take) => [take.prd_id, take]));
  const sets = lines.filter(isSetLine);
  const locked = await lockVariants(tx, [...takes.values(), ...sets]);
  await requireOnSale(
    tx,
    sets.map(({ prd_id }) => prd_id),
  );
  for (const { prd_id } of locked) {
    const take = takes.get(prd_id);
    if (take === undefined) continue;
    await takeStock(tx, take);
    await insertReservation(tx, ord_id, take, { expires_at, now });
  }
}

async function endReservation(
  tx: Database,
  ord_id: string,
  state: Exclude<ReservationState, 'held'>,
  now: Date,
  { from = 'held', only }: { from?: ReservationState; only?: SQL } = {},
): Promise<LineQuantity[]> {
  return tx
    .update(stockReservations)
    .set({ state, u_date: now })
    .where(and(eq(stockReservations.ord_id, ord_id), eq(stockReservations.state, from), only))
    .returning({ prd_id: stockReservations.prd_id, qty: stockReservations.qty });
}

interface Sold extends LineQuantity {
  /** A set has no stock: only its product counts it. */
  isSet: boolean;
}

/** What moves between stock and sold: units of stock, and the pieces of the order's sets; all locked, in one order. */
async function lockSold(tx: Database, ord_id: string, units: LineQuantity[]): Promise<Sold[]> {
  if (units.length === 0) return [];
  const sets = await tx
    .select({ prd_id: orderLines.prd_id, qty: orderLines.qty })
    .from(orderLines)
    .where(and(eq(orderLines.ord_id, ord_id), sql`${orderLines.parts} <> '[]'::jsonb`));
  return lockVariants(tx, [
    ...units.map((one) => ({ ...one, isSet: false })),
    ...sets.map((one) => ({ ...one, isSet: true })),
  ]);
}

/** Takes sold units from the stock, and counts them for the product; a negative `qty` puts them back. */
async function sell(
  tx: Database,
  { prd_id: id, qty, isSet }: Sold,
  change: { reserved?: SQL } = {},
): Promise<void> {
  if (!isSet)
    await tx
      .update(variants)
      .set({ ...change, on_hand: sql`${variants.on_hand} - ${qty}` })
      .where(eq(variants.var_id, id));
  await tx
    .update(products)
    .set({ sold_out_qty: sql`greatest(${products.sold_out_qty} + ${qty}, 0)` })
    .where(sql`${products.prd_id} = (SELECT prd_id FROM variants WHERE var_id = ${id})`);
}

/** Commits an order's reservations: the stock counts as sold. */
export async function commitStock(tx: Database, ord_id: string, now: Date): Promise<void> {
  const units = await endReservation(tx, ord_id, 'committed', now);
  for (const sold of await lockSold(tx, ord_id, units))
    await sell(tx, sold, { reserved: sql`${variants.reserved} - ${sold.qty}` });
}

async function freeStock(tx: Database, quantities: readonly LineQuantity[]): Promise<void> {
  for (const { prd_id, qty } of await lockVariants(tx, quantities)) {
    await tx
      .update(variants)
      .set({ reserved: sql`${variants.reserved} - ${qty}` })
      .where(eq(variants.var_id, prd_id));
  }
}

export const releaseStock = async (tx: Database, ord_id: string, now: Date): Promise<void> =>
  freeStock(tx, await endReservation(tx, ord_id, 'released', now));

/** Releases an order's expired reservations, but not one that was extended meanwhile. */
export async function releaseExpired(tx: Database, ord_id: string, now: Date): Promise<void> {
  const only = lt(stockReservations.expires_at, now);
  await freeStock(tx, await endReservation(tx, ord_id, 'released', now, { only }));
}

export async function isReserved(tx: Database, ord_id: string): Promise<boolean> {
  const [row] = await tx
    .select({ ord_id: stockReservations.ord_id })
    .from(stockReservations)
    .where(and(eq(stockReservations.ord_id, ord_id), eq(stockReservations.state, 'held')))
    .limit(1);
  return row !== undefined;
}

export async function releaseSoldStock(tx: Database, ord_id: string, now: Date): Promise<void> {
  const units = await endReservation(tx, ord_id, 'released', now, { from: 'committed' });
  for (const sold of await lockSold(tx, ord_id, units)) await sell(tx, { ...sold, qty: -sold.qty });
}

export async function updateReservation(tx: Database, ord_id: string, expires_at: Date, now: Date) {
  await tx
    .update(stockReservations)
    .set({ expires_at, u_date: now })
    .where(and(eq(stockReservations.ord_id, ord_id), eq(stockReservations.state, 'held')));
}

export interface Buyer extends Pick<OrderRow, 's' | 'cus_email' | 'client_hash'> {
  /** The order that is being paid again, which is not counted. */
  ord_id?: string;
}

/** Serialises transactions of the same session or mailbox. */
export async function lockBuyer(tx: Database, { s, cus_email }: Buyer): Promise<void> {
  const names = [s && `open s ${s}`, cus_email && `open cus_email ${mailboxOf(cus_email)}`];
  await lockByNames(
    tx,
    names.filter((name) => name !== ''),
  );
}

/**
 * Serialises the ends of transactions of the same address. A carrier's customers share one, so it is locked last: nobody
 * waits for a whole checkout of somebody else.
 */
export const lockAddress = (tx: Database, { client_hash }: Buyer): Promise<void> =>
  lockByNames(tx, client_hash === '' ? [] : [`open client_hash ${client_hash}`]);

const of = (matching?: SQL) => {
  const filter = matching ? sql` filter (where ${matching})` : sql``;
  return {
    orders: sql`${countDistinct(stockReservations.ord_id)}${filter}`.mapWith(Number),
    units: sql`coalesce(sum(${stockReservations.qty})${filter}, 0)`.mapWith(Number),
  };
};

/** The unpaid orders with reserved stock, and their units, per scope: session, mailbox or address. */
export async function findHeld(tx: Database, { ord_id = '', ...buyer }: Buyer) {
  const own = (name: 's' | 'client_hash') =>
    of(and(eq(orders[name], buyer[name]), ne(orders[name], '')));
  const mailbox = eq(mailboxSql(orders.cus_email), mailboxOf(buyer.cus_email));
  const none = { orders: 0, units: 0 };
  const [sums] = await tx
    .select({
      session: own('s'),
      email: of(and(mailbox, ne(orders.cus_email, ''))),
      address: own('client_hash'),
      total: of(),
    })
    .from(stockReservations)
    .innerJoin(orders, eq(orders.ord_id, stockReservations.ord_id))
    .where(and(eq(stockReservations.state, 'held'), ne(stockReservations.ord_id, ord_id)));
  return sums ?? { session: none, email: none, address: none, total: none };
}
