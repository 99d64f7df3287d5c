import { eq } from 'drizzle-orm';
import { addGoods } from '../../modules/goods/catalog/goods/repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { variants } from '../../platform/db/schema/index.ts';

interface Shop {
  db: Database;
  clock: { now: Clock };
}

/** 棉衫 (S1) in three sizes: one of M, two of L, which are the cheapest, none of XL. */
export async function addShirt({ db, clock }: Shop): Promise<void> {
  const shirt = { prd_id: 'S1', prd_name: '棉衫', cate_id: 'C21', u_date: clock.now() };
  const size = { name: '尺寸', values: ['M', 'L', 'XL'].map((value) => ({ value })) };
  await addGoods(db, [{ ...shirt, options: [size], price: 500, on_hand: 0 }]);
  await db.update(variants).set({ enabled: false }).where(eq(variants.var_id, 'S1'));
  const large = { price: 450, price1: 400, cost_wholesale: 300, on_hand: 2, picture: '/media/L' };
  const sizes = [
    { var_id: 'S1-M', prd_id: 'S1', option_values: ['M'], price: 500, on_hand: 1 },
    { var_id: 'S1-L', prd_id: 'S1', option_values: ['L'], sort: 1, ...large },
    { var_id: 'S1-XL', prd_id: 'S1', option_values: ['XL'], sort: 2, price: 600 },
  ];
  // A database may be used by several proofs.
  await db.insert(variants).values(sizes).onConflictDoNothing();
}

/** A cart's line of one of its variants, as a browser would send it. */
export const shirtLine = (prd_id: string, prd_price: number, qty: number) => ({
  ...{ prd_id, prd_name: '棉衫', prd_man_pic: '', prd_price, qty },
  ...{ tot_qty: qty, ship_fee: 0, ship_fee_free_amt: 0 },
});
