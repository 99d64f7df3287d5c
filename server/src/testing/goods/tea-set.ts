import { addGoods } from '../../modules/goods/catalog/goods/repository.ts';
import { refreshListedSets, replaceSetParts } from '../../modules/goods/catalog/set-repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { BRITTLE, OOLONG } from '../small-shop.ts';

interface Shop {
  db: Database;
  clock: { now: Clock };
}

/** 茶點禮盒: two packs of oolong and one of brittle, NT$ 1,200; ten can be made of twenty packs of oolong. */
export const TEA_SET = { prd_id: 'G1', prd_name: '茶點禮盒', price: 1200 };
export const TEA_PARTS = [
  { prd_id: OOLONG.prd_id, prd_name: OOLONG.prd_name, qty: 2 },
  { prd_id: BRITTLE.prd_id, prd_name: BRITTLE.prd_name, qty: 1 },
];

interface NewSet {
  prd_id: string;
  prd_name: string;
  price: number;
  parts: readonly { prd_id: string; qty: number }[];
}

export async function addSet({ db, clock }: Shop, { parts, ...set }: NewSet): Promise<void> {
  await addGoods(db, [
    { ...set, cate_id: 'C21', on_hand: 0, is_set: true, u_date: clock.now(), cost_wholesale: 800 },
  ]);
  await replaceSetParts(db, [{ prd_id: set.prd_id, parts }]);
  await refreshListedSets(db);
}

export const addTeaSet = (shop: Shop): Promise<void> =>
  addSet(shop, { ...TEA_SET, parts: TEA_PARTS });
