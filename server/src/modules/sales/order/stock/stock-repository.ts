import type { LineQuantity } from '@pinpu/shared/domain';
import { and, countDistinct, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByNames } from '../../../../platform/db/one-at-a-time.ts';
import {
  orders,
  products,
  type ReservationState,
  stockReservations,
} from '../../../../platform/db/schema/index.ts';
import { mailboxOf } from '../../../base/mail/mailbox.ts';
import { mailboxSql } from '../../../base/mail/mailbox-repository.ts';
import type { OrderRow } from '../repository.ts';

/** Too little of a product is left; the transaction must be rolled back. */
export class OutOfStock extends Error {
  override name = 'OutOfStock';
  readonly prd_id: string;

  constructor(prd_id: string) {
    super(`not enough of ${prd_id}`);
    this.prd_id = prd_id;
  }
}

/** Always in the order of prd_id: two transactions that lock in different orders would deadlock. */
const inLockOrder = <T extends LineQuantity>(quantities: readonly T[]): T[] =>
  quantities.toSorted((a, b) => (a.prd_id < b.prd_id ? -1 : 1));

async function takeStock(tx: Database, { prd_id, qty }: LineQuantity): Promise<void> {
  const taken = await tx
    .update(products)
    .set({ reserved: sql`${products.reserved} + ${qty}` })
    .where(
      and(
        eq(products.prd_id, prd_id),
        eq(products.enabled, true),
        gte(sql`${products.on_hand} - ${products.reserved}`, qty),
      ),
    )
    .returning({ prd_id: products.prd_id });
  if (taken.length === 0) throw new OutOfStock(prd_id);
}

/** Reserves stock for an order. @throws OutOfStock; the transaction must then be rolled back. */
export async function reserveStock(
  tx: Database,
  ord_id: string,
  quantities: readonly LineQuantity[],
  expires_at: Date,
  now: Date,
): Promise<void> {
  for (const { prd_id, qty } of inLockOrder(quantities)) {
    await takeStock(tx, { prd_id, qty });
    await tx
      .insert(stockReservations)
      .values({ ord_id, prd_id, qty, state: 'held', expires_at, c_date: now, u_date: now })
      .onConflictDoUpdate({
        target: [stockReservations.ord_id, stockReservations.prd_id],
        set: { qty, state: 'held', expires_at, u_date: now },
      });
  }
}

async function endReservation(
  tx: Database,
  ord_id: string,
  state: Exclude<ReservationState, 'held'>,
  now: Date,
  { from = 'held', only }: { from?: ReservationState; only?: SQL } = {},
): Promise<LineQuantity[]> {
  const ended = await tx
    .update(stockReservations)
    .set({ state, u_date: now })
    .where(and(eq(stockReservations.ord_id, ord_id), eq(stockReservations.state, from), only))
    .returning({ prd_id: stockReservations.prd_id, qty: stockReservations.qty });
  return inLockOrder(ended);
}

/** Commits an order's reservations: the stock counts as sold. */
export async function commitStock(tx: Database, ord_id: string, now: Date): Promise<void> {
  for (const { prd_id, qty } of await endReservation(tx, ord_id, 'committed', now)) {
    await tx
      .update(products)
      .set({
        on_hand: sql`${products.on_hand} - ${qty}`,
        reserved: sql`${products.reserved} - ${qty}`,
        sold_out_qty: sql`${products.sold_out_qty} + ${qty}`,
      })
      .where(eq(products.prd_id, prd_id));
  }
}

async function freeStock(tx: Database, quantities: readonly LineQuantity[]): Promise<void> {
  for (const { prd_id, qty } of quantities) {
    await tx
      .update(products)
      .set({ reserved: sql`${products.reserved} - ${qty}` })
      .where(eq(products.prd_id, prd_id));
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
  for (const { prd_id, qty } of await endReservation(tx, ord_id, 'released', now, {
    from: 'committed',
  })) {
    await tx
      .update(products)
      .set({
        on_hand: sql`${products.on_hand} + ${qty}`,
        sold_out_qty: sql`greatest(${products.sold_out_qty} - ${qty}, 0)`,
      })
      .where(eq(products.prd_id, prd_id));
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
