import type { LineQuantity } from '@pinpu/shared/domain';
import { and, countDistinct, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByNames } from '../../../../platform/db/one-at-a-time.ts';
import {
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

/** Too little of a variant is left; the transaction must be rolled back. */
export class OutOfStock extends Error {
  override name = 'OutOfStock';
  readonly prd_id: string;

  constructor(prd_id: string) {
    super(`not enough of ${prd_id}`);
    this.prd_id = prd_id;
  }
}

/** A line of an order, or of its stored cart. */
export type OrderedLine = LineQuantity & { preorder?: string | undefined };

/** What an order takes of a variant: of its stock, or where `preorder` is a day, of what can be pre-ordered for that day. */
interface Taking extends LineQuantity {
  preorder: string;
}

/** What a line takes; every reservation starts here. */
const takingsOf = ({ prd_id, qty, preorder = '' }: OrderedLine): Taking[] => [
  { prd_id, qty, preorder },
];

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

/** Whether the product's pre-orders still leave on the day that was promised. */
const leavesOn = (day: string) => sql`EXISTS (
  SELECT FROM products WHERE prd_id = "variants"."prd_id" AND preorder_ships = ${day})`;

const { on_hand, reserved, pre_left, pre_open } = variants;

const isInStock = (qty: number) => gte(sql`${on_hand} - ${reserved}`, qty);

/** Pre-orders are sold only where there is no stock. */
const canPreorder = (qty: number, day: string) =>
  and(pre_open, gte(pre_left, qty), sql`${on_hand} <= ${reserved}`, leavesOn(day));

async function takeUnits(tx: Database, { prd_id, qty, preorder }: Taking): Promise<void> {
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
        isOnSale,
        preorder === '' ? isInStock(qty) : canPreorder(qty, preorder),
      ),
    )
    .returning({ var_id: variants.var_id });
  if (taken.length === 0) throw new OutOfStock(prd_id);
}

/** Adds these numbers to the stock of a variant. */
const changeStock = (tx: Database, id: string, by: { on_hand?: number; reserved?: number }) =>
  tx
    .update(variants)
    .set({
      on_hand: sql`${on_hand} + ${by.on_hand ?? 0}`,
      reserved: sql`${reserved} + ${by.reserved ?? 0}`,
    })
    .where(eq(variants.var_id, id));

/** Returns pre-ordered units, unless the shop has begun another round with its own quota. */
const returnPreorder = (tx: Database, { prd_id, qty, preorder }: Taking) =>
  tx
    .update(variants)
    .set({ pre_left: sql`${pre_left} + ${qty}` })
    .where(and(eq(variants.var_id, prd_id), leavesOn(preorder)));

/** Reserves what an order's lines take. @throws OutOfStock; the transaction must then be rolled back. */
export async function reserveStock(
  tx: Database,
  ord_id: string,
  lines: readonly OrderedLine[],
  expires_at: Date,
  now: Date,
): Promise<void> {
  for (const { prd_id, qty, preorder } of await lockVariants(tx, lines.flatMap(takingsOf))) {
    await takeUnits(tx, { prd_id, qty, preorder });
    const held = { qty, preorder, state: 'held' as const, expires_at, u_date: now };
    await tx
      .insert(stockReservations)
      .values({ ord_id, prd_id, ...held, c_date: now })
      .onConflictDoUpdate({
        target: [stockReservations.ord_id, stockReservations.prd_id],
        set: held,
      });
  }
}

async function endReservation(
  tx: Database,
  ord_id: string,
  state: Exclude<ReservationState, 'held'>,
  now: Date,
  { from = 'held', only }: { from?: ReservationState; only?: SQL } = {},
): Promise<Taking[]> {
  const ended = await tx
    .update(stockReservations)
    .set({ state, u_date: now })
    .where(and(eq(stockReservations.ord_id, ord_id), eq(stockReservations.state, from), only))
    .returning({
      ...{ prd_id: stockReservations.prd_id, qty: stockReservations.qty },
      preorder: stockReservations.preorder,
    });
  return lockVariants(tx, ended);
}

/** Counts sold units for the variant's product; a negative `qty` for returned ones. */
async function countSold(tx: Database, { prd_id, qty }: LineQuantity) {
  const own = sql`(SELECT prd_id FROM variants WHERE var_id = ${prd_id})`;
  await tx
    .update(products)
    .set({ sold_out_qty: sql`greatest(${products.sold_out_qty} + ${qty}, 0)` })
    .where(eq(products.prd_id, own));
}

/** Commits an order's reservations: they count as sold. Pre-orders were never in the stock. */
export async function commitStock(tx: Database, ord_id: string, now: Date): Promise<void> {
  for (const { prd_id, qty, preorder } of await endReservation(tx, ord_id, 'committed', now)) {
    if (preorder === '') await changeStock(tx, prd_id, { on_hand: -qty, reserved: -qty });
    await countSold(tx, { prd_id, qty });
  }
}

async function freeUnits(tx: Database, takings: readonly Taking[]): Promise<void> {
  for (const taking of takings) {
    const { prd_id, qty, preorder } = taking;
    if (preorder === '') await changeStock(tx, prd_id, { reserved: -qty });
    else await returnPreorder(tx, taking);
  }
}

export const releaseStock = async (tx: Database, ord_id: string, now: Date): Promise<void> =>
  freeUnits(tx, await endReservation(tx, ord_id, 'released', now));

/** Releases an order's expired reservations, but not one that was extended meanwhile. */
export async function releaseExpired(tx: Database, ord_id: string, now: Date): Promise<void> {
  const only = lt(stockReservations.expires_at, now);
  await freeUnits(tx, await endReservation(tx, ord_id, 'released', now, { only }));
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
  const sold = await endReservation(tx, ord_id, 'released', now, { from: 'committed' });
  for (const taking of sold) {
    const { prd_id, qty, preorder } = taking;
    if (preorder === '') await changeStock(tx, prd_id, { on_hand: qty });
    else await returnPreorder(tx, taking);
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
