import { eq } from 'drizzle-orm';
import { updatePreorders } from '../../modules/goods/catalog/preorder-repository.ts';
import { products, variants } from '../../platform/db/schema/index.ts';
import { OOLONG } from '../small-shop.ts';
import type { TestApp } from '../test-app.ts';

export const SHIPS = '2026-12-20';
export const UNTIL = '2026-12-10T23:59:00+08:00';

interface Round {
  pre_left?: number;
  on_hand?: number;
  ships?: string;
  until?: string;
}

/** Opens pre-orders of the oolong, by default without stock. */
export async function openPreorders(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { pre_left = 10, on_hand = 0, ships = SHIPS, until = UNTIL }: Round = {},
): Promise<void> {
  const { prd_id } = OOLONG;
  await db
    .update(products)
    .set({ preorder_until: new Date(until), preorder_ships: ships })
    .where(eq(products.prd_id, prd_id));
  await db.update(variants).set({ pre_left, on_hand }).where(eq(variants.var_id, prd_id));
  await updatePreorders(db, clock.now());
}

/** How much of the oolong is on hand, reserved, and left for pre-orders. */
export async function oolongUnits({ db }: Pick<TestApp, 'db'>): Promise<number[]> {
  const [row] = await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
  return row ? [row.on_hand, row.reserved, row.pre_left] : [];
}
