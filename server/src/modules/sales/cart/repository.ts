import type { CartLine } from '@pinpu/shared/contracts';
import type { LineQuantity } from '@pinpu/shared/domain';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { rowsOfMember, rowsOfSessions } from '../../../platform/db/person-rows.ts';
import {
  cartSessions,
  freeUnits,
  isPreorder,
  memberCarts,
  priceAt,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';
import { findSetParts, type StoredPart } from '../../goods/catalog/set-repository.ts';

const { var_id: prd_id, price1, cost_wholesale, weight, is_set } = variants;
const { prd_name, prd_man_pic, ship_fee, ship_fee_free_amt, ship_days, tax_class } = products;
const { min_qty, max_qty, max_buyer, temperature, size_cm, preorder_ships } = products;
const { sale_until, special_until } = products;
const soldColumns = {
  ...{ prd_id, price1, cost_wholesale, weight, is_set, special_until },
  price_regular: variants.price,
  free: freeUnits(),
  is_preorder: isPreorder,
  ...{ prd_name, prd_man_pic, ship_fee, ship_fee_free_amt, ship_days, tax_class },
  ...{ min_qty, max_qty, max_buyer, temperature, size_cm, preorder_ships },
  ...{ product_id: variants.prd_id, enabled: variants.enabled },
  ...{ picture: variants.picture, option_values: variants.option_values },
};

type Sold = typeof variants.$inferSelect & typeof products.$inferSelect;

/**
 * A variant on sale; `prd_id` is its id, as in a line. One that is not enabled is that of a product which has got options
 * since the line was added.
 */
export type SoldProduct = Pick<
  Sold,
  Exclude<keyof typeof soldColumns, 'product_id' | 'price_regular' | 'free' | 'is_preorder'>
> & {
  product_id: string;
  price: number;
  /** What it costs without a special price; `price` is what it costs now. */
  price_regular: number;
  /** How many can be ordered now (`freeUnits`). */
  free: number;
  is_preorder: boolean;
  /** What a set is made of; undefined for other goods. */
  parts?: readonly StoredPart[] | undefined;
};

const isToChoose = and(eq(prd_id, products.prd_id), sql`${products.options} <> '[]'::jsonb`);

/** By the ids of lines; on sale, and at the price, of this moment, even where the schedule is late. */
export async function findProductsOnSale(
  db: Database,
  prd_ids: readonly string[],
  now: Date,
): Promise<Map<string, SoldProduct>> {
  if (prd_ids.length === 0) return new Map();
  const rows = await db
    .select({ ...soldColumns, price: priceAt(now) })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(
      and(
        inArray(prd_id, [...prd_ids]),
        eq(products.enabled, true),
        or(isNull(sale_until), gt(sale_until, now)),
        or(eq(variants.enabled, true), isToChoose),
      ),
    );
  const sets = rows.filter(({ is_set }) => is_set).map((row) => row.prd_id);
  const parts = await findSetParts(db, sets);
  return new Map(
    rows.map((row) => [
      row.prd_id,
      { ...row, ...(row.is_set && { parts: parts.get(row.prd_id) }) },
    ]),
  );
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
export async function lockMemberCart(tx: Database, cus_id: string, now: Date) {
  await tx.insert(memberCarts).values({ cus_id, u_date: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(memberCarts)
    .where(eq(memberCarts.cus_id, cus_id))
    .for('update');
  return row?.lines ?? [];
}

export const updateMemberCart = (
  tx: Database,
  cus_id: string,
  lines: LineQuantity[],
  u_date: Date,
) => tx.update(memberCarts).set({ lines, u_date }).where(eq(memberCarts.cus_id, cus_id));

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
  tables: { member_carts: rowsOfMember(memberCarts), cart_sessions: rowsOfSessions(cartSessions) },
  forget: async (tx, { sessions }) => {
    await lockSessions(tx, sessions);
    return async () => ({ carts: await deleteSessions(tx, sessions) });
  },
};
