import { eq, inArray } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { cartSessions, memberCarts } from '../../../platform/db/schema/index.ts';

const { s } = cartSessions;

/** Locks cart sessions by their ids in ascending order, as every other transaction does. */
const lockSessions = (tx: Database, sessions: readonly string[]) =>
  tx
    .select({ s })
    .from(cartSessions)
    .where(inArray(s, [...sessions]))
    .orderBy(s)
    .for('update');

async function deleteSessions(tx: Database, sessions: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(cartSessions)
    .where(inArray(s, [...sessions]))
    .returning({ s });
  return gone.length;
}

export const cartData: DataHooks = {
  tables: {
    member_carts: (db, { cus_id }) =>
      personRows(db, memberCarts, eq(memberCarts.cus_id, cus_id ?? '')),
    cart_sessions: (db, { sessions }) => personRows(db, cartSessions, inArray(s, [...sessions])),
  },
  forget: async (tx, { sessions }) => {
    await lockSessions(tx, sessions);
    return async () => ({ carts: await deleteSessions(tx, sessions) });
  },
};
