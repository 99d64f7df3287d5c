import { and, countDistinct, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { LimitScope } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByNames } from '../../../../platform/db/one-at-a-time.ts';
import { orders, stockReservations } from '../../../../platform/db/schema/index.ts';
import type { OrderRow } from '../repository.ts';

export interface Buyer extends Pick<OrderRow, 's' | 'cus_email' | 'client_hash'> {
  /** The order that is being paid again, which is not counted. */
  ord_id?: string;
}

const OWN = ['s', 'cus_email', 'client_hash'] as const;

/** Serialises transactions of the same session, e-mail or address. */
export async function lockBuyer(tx: Database, buyer: Buyer): Promise<void> {
  const names = OWN.filter((name) => buyer[name] !== '').map(
    (name) => `open ${name} ${buyer[name]}`,
  );
  await lockByNames(tx, names);
}

const of = (matching?: SQL) => {
  const filter = matching ? sql` filter (where ${matching})` : sql``;
  return {
    orders: sql`${countDistinct(stockReservations.ord_id)}${filter}`.mapWith(Number),
    units: sql`coalesce(sum(${stockReservations.qty})${filter}, 0)`.mapWith(Number),
  };
};

/** The unpaid orders with reserved stock, and their units, per scope: session, e-mail or address. */
export async function findHeld(
  tx: Database,
  { ord_id = '', ...buyer }: Buyer,
): Promise<Record<LimitScope, { orders: number; units: number }>> {
  const own = (name: (typeof OWN)[number]) =>
    of(and(eq(orders[name], buyer[name]), ne(orders[name], '')));
  const none = { orders: 0, units: 0 };
  const [sums] = await tx
    .select({
      session: own('s'),
      email: own('cus_email'),
      address: own('client_hash'),
      total: of(),
    })
    .from(stockReservations)
    .innerJoin(orders, eq(orders.ord_id, stockReservations.ord_id))
    .where(and(eq(stockReservations.state, 'held'), ne(stockReservations.ord_id, ord_id)));
  return sums ?? { session: none, email: none, address: none, total: none };
}
