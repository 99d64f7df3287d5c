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
export async function lockVariants<T extends LineQuantity>(tx: Database, quantities: readonly T[]) {
  const ids = textArray(quantities.map(({ prd_id }) => prd_id));
  const { rows } = await tx.execute<{ var_id: string }>(sql`SELECT var_id FROM variants
    WHERE var_id = ANY(${ids}) ORDER BY prd_id COLLATE "C", var_id COLLATE "C" FOR NO KEY UPDATE`);
  const places = new Map(rows.map(({ var_id }, place) => [var_id, place]));
  const placeOf = ({ prd_id }: LineQuantity) => places.get(prd_id) ?? -1;
  return quantities.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isOnSale = sql`${variants.enabled} AND EXISTS (
  SELECT FROM products WHERE prd_id = "variants"."prd_id" AND enabled)`;

/** Whether the product's pre-orders still leave on the day that was promised. */
const leavesOn = (day: string) => sql`EXISTS (
  SELECT FROM products WHERE prd_id = "variants"."prd_id" AND preorder_ships = ${day})`;

const { on_hand, reserved, pre_left, pre_open } = variants;

const isInStock = (qty: number) => gte(sql`${on_hand} - ${reserved}`, qty);

/** Pre-orders are sold only where there is no stock. */
const canPreorder = (qty: number, day: string) =>
  and(pre_open, gte(pre_left, qty), sql`${on_hand} <= ${reserved}`, leavesOn(day));

async function takeUnits(tx: Database, take: Take): Promise<void> {
  const { prd_id, qty, preorder, isOrdered, line } = take;
  const taken = await tx
    .update(variants)
    .set(
      preorder === ''
        ? { reserved: sql`${reserved} + ${qty}` }
        : { pre_left: sql`${pre_left} - ${qty}` },
    )
    .where(
      and(
        eq(variants.var_id, prd_id),
        eq(variants.is_set, false),
        isOrdered ? isOnSale : undefined,
        preorder === '' ? isInStock(qty) : canPreorder(qty, preorder),
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
  { prd_id, qty, preorder }: Take,
  { expires_at, now }: { expires_at: Date; now: Date },
): Promise<void> {
  const held = { qty, preorder, state: 'held' as const, expires_at, u_date: now };
  await tx
    .insert(stockReservations)
    .values({ ord_id, prd_id, ...held, c_date: now })
    .onConflictDoUpdate({
      target: [stockReservations.ord_id, stockReservations.prd_id],
      set: held,
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
  const sets = lines.filter(isSetLine);
  const locked = await lockVariants<Take | OrderedLine>(tx, [...takesOf(lines), ...sets]);
  await requireOnSale(
    tx,
    sets.map(({ prd_id }) => prd_id),
  );
  for (const take of locked) {
    if (!('isOrdered' in take)) continue;
    await takeUnits(tx, take);
    await insertReservation(tx, ord_id, take, { expires_at, now });
  }
}

/** Units of an order's reservation; `preorder` is the day of those that were not taken from stock. */
export interface Reserved extends LineQuantity {
  preorder: string;
}

async function endReservation(
  tx: Database,
  ord_id: string,
  state: Exclude<ReservationState, 'held'>,
  now: Date,
  { from = 'held', only }: { from?: ReservationState; only?: SQL } = {},
): Promise<Reserved[]> {
  const { prd_id, qty, preorder } = stockReservations;
  return tx
    .update(stockReservations)
    .set({ state, u_date: now })
    .where(and(eq(stockReservations.ord_id, ord_id), eq(stockReservations.state, from), only))
    .returning({ prd_id, qty, preorder });
}

interface Sold extends Reserved {
  /** A set has no stock: only its product counts it. */
  isSet: boolean;
}

/** What moves between stock and sold: units of stock, and the pieces of the order's sets; all locked, in one order. */
async function lockSold(tx: Database, ord_id: string, units: Reserved[]): Promise<Sold[]> {
  if (units.length === 0) return [];
  const sets = await tx
    .select({ prd_id: orderLines.prd_id, qty: orderLines.qty })
    .from(orderLines)
    .where(and(eq(orderLines.ord_id, ord_id), sql`${orderLines.parts} <> '[]'::jsonb`));
  return lockVariants(tx, [
    ...units.map((one) => ({ ...one, isSet: false })),
    ...sets.map((one) => ({ ...one, preorder: '', isSet: true })),
  ]);
}

/** Adds these numbers to the stock of a variant. */
export const changeStock = (
  tx: Database,
  id: string,
  by: { on_hand?: number; reserved?: number },
) =>
  tx
    .update(variants)
    .set({
      on_hand: sql`${on_hand} + ${by.on_hand ?? 0}`,
      reserved: sql`${reserved} + ${by.reserved ?? 0}`,
    })
    .where(eq(variants.var_id, id));

/** Returns pre-ordered units, unless the shop has begun another round with its own quota. */
export const returnPreorder = (tx: Database, { prd_id, qty, preorder }: Reserved) =>
  tx
    .update(variants)
    .set({ pre_left: sql`${pre_left} + ${qty}` })
    .where(and(eq(variants.var_id, prd_id), leavesOn(preorder)));

/** Counts sold units for the variant's product; a negative `qty` for returned ones. */
export const countSold = (tx: Database, { prd_id, qty }: LineQuantity) =>
  tx
    .update(products)
    .set({ sold_out_qty: sql`greatest(${products.sold_out_qty} + ${qty}, 0)` })
    .where(sql`${products.prd_id} = (SELECT prd_id FROM variants WHERE var_id = ${prd_id})`);

/** Commits an order's reservations: the stock counts as sold. Pre-orders have left their quota already. */
export async function commitStock(tx: Database, ord_id: string, now: Date): Promise<void> {
  const units = await endReservation(tx, ord_id, 'committed', now);
  for (const sold of await lockSold(tx, ord_id, units)) {
    const { prd_id, qty, preorder, isSet } = sold;
    if (!isSet && preorder === '') await changeStock(tx, prd_id, { on_hand: -qty, reserved: -qty });
    await countSold(tx, sold);
  }
}

async function freeStock(tx: Database, units: readonly Reserved[]): Promise<void> {
  for (const one of await lockVariants(tx, units)) {
    if (one.preorder === '') await changeStock(tx, one.prd_id, { reserved: -one.qty });
    else await returnPreorder(tx, one);
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
  for (const sold of await lockSold(tx, ord_id, units)) {
    const { prd_id, qty, preorder, isSet } = sold;
    if (preorder !== '') await returnPreorder(tx, sold);
    else if (!isSet) await changeStock(tx, prd_id, { on_hand: qty });
    await countSold(tx, { prd_id, qty: -qty });
  }
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
