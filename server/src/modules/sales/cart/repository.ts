import type { CartLine } from '@pinpu/shared/contracts';
import type { LineQuantity } from '@pinpu/shared/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { cartSessions, memberCarts, products } from '../../../platform/db/schema/index.ts';

const soldColumns = {
  prd_id: products.prd_id,
  prd_name: products.prd_name,
  prd_man_pic: products.prd_man_pic,
  price: products.price,
  price1: products.price1,
  cost_wholesale: products.cost_wholesale,
  on_hand: products.on_hand,
  reserved: products.reserved,
  ship_fee: products.ship_fee,
  ship_fee_free_amt: products.ship_fee_free_amt,
  ship_days: products.ship_days,
};

export type SoldProduct = Pick<typeof products.$inferSelect, keyof typeof soldColumns>;

export async function findProductsOnSale(
  db: Database,
  prd_ids: readonly string[],
): Promise<Map<string, SoldProduct>> {
  if (prd_ids.length === 0) return new Map();
  const rows = await db
    .select(soldColumns)
    .from(products)
    .where(and(inArray(products.prd_id, [...prd_ids]), eq(products.enabled, true)));
  return new Map(rows.map((row) => [row.prd_id, row]));
}

export type StoredCart = typeof cartSessions.$inferSelect;

/** Whether the session has a stored cart; an empty one counts. */
export const hasCart = async (db: Database, s: string): Promise<boolean> =>
  (await db.$count(cartSessions, eq(cartSessions.s, s))) > 0;

/** The cart of a session, locked until the transaction ends; an empty one is inserted where there is none. */
export async function lockCart(tx: Database, s: string, now: Date): Promise<StoredCart> {
  await tx.insert(cartSessions).values({ s, c_date: now, u_date: now }).onConflictDoNothing();
  const [row] = await tx.select().from(cartSessions).where(eq(cartSessions.s, s)).for('update');
  if (!row) throw new Error(`no cart session ${s}`);
  return row;
}

export async function updateStoredCart(
  tx: Database,
  { s, version }: StoredCart,
  content: { cart: CartLine[]; promo_code: string },
  now: Date,
): Promise<void> {
  await tx
    .update(cartSessions)
    .set({ ...content, version: version + 1, u_date: now })
    .where(eq(cartSessions.s, s));
}

/** The cart of a member, locked until the transaction ends; an empty one is inserted where there is none. */
export async function lockMemberCart(
  tx: Database,
  cus_id: string,
  now: Date,
): Promise<LineQuantity[]> {
  await tx.insert(memberCarts).values({ cus_id, u_date: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(memberCarts)
    .where(eq(memberCarts.cus_id, cus_id))
    .for('update');
  return row?.lines ?? [];
}

export async function updateMemberCart(
  tx: Database,
  cus_id: string,
  lines: LineQuantity[],
  u_date: Date,
): Promise<void> {
  await tx.update(memberCarts).set({ lines, u_date }).where(eq(memberCarts.cus_id, cus_id));
}
