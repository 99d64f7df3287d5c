import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import type { CategoryTree } from './category-tree.ts';
import type { Shelved } from './shelved.ts';

/** What narrows a list, checked (`productFilterSchema`). */
export interface Narrowing {
  /** Category ids, null for no filter; each stands for its children too, one that is gone for nothing. */
  cate: readonly string[] | null;
  min: number;
  max: number;
  stock: boolean;
  free: boolean;
  /** Price level that prices mean. */
  pl: number;
}

/** The filters, a bit each. */
export const CATE = 1;
export const PRICE = 2;
export const STOCK = 4;
export const FREE = 8;

export const priceColumn = ({ price, promoPrice }: Shelved, pl: number): readonly number[] =>
  pl >= PROMO_PRICE_LEVEL ? promoPrice : price;

/** By number of category: true for these and their children. */
function families(shelved: Shelved, tree: CategoryTree, cate_ids: readonly string[]): boolean[] {
  const wanted: boolean[] = [];
  for (const cate_id of cate_ids.filter((id) => tree.has(id)).flatMap((id) => tree.family(id))) {
    wanted[shelved.cateNumber(cate_id)] = true;
  }
  return wanted;
}

/** True for slots in this category or its children. */
export function inFamily(shelved: Shelved, tree: CategoryTree, cate_id: string) {
  const wanted = families(shelved, tree, [cate_id]);
  return (slot: number) => wanted[shelved.cate[slot] ?? -1] === true;
}

/** False where nothing is filtered by. */
export const isNarrowed = ({ cate, min, max, stock, free }: Narrowing): boolean =>
  cate !== null || min > 0 || max < Number.POSITIVE_INFINITY || stock || free;

/** Which filters hide a slot, as bits: 0 for none. */
export function hiddenBy(shelved: Shelved, tree: CategoryTree, wanted: Narrowing) {
  const { cate, inStock, shippedFree } = shelved;
  const { min, max, stock, free } = wanted;
  const prices = priceColumn(shelved, wanted.pl);
  const cates = wanted.cate && families(shelved, tree, wanted.cate);
  return (slot: number): number => {
    const price = prices[slot] ?? 0;
    return (
      (cates && !cates[cate[slot] ?? -1] ? CATE : 0) |
      (price < min || price > max ? PRICE : 0) |
      (stock && !inStock[slot] ? STOCK : 0) |
      (free && !shippedFree[slot] ? FREE : 0)
    );
  };
}
