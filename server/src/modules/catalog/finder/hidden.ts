import type { CategoryTree } from './category-tree.ts';
import { type Narrowing, priceColumn } from './narrowing.ts';
import type { Scores } from './relevance.ts';
import { FOR_SALE, IN_STOCK, SHIPPED_FREE, type Shelved } from './shelved.ts';

/** What hides a product, a bit each: the four filters, or that the list is not about it at all. */
export const CATE = 1;
export const PRICE = 2;
export const STOCK = 4;
export const FREE = 8;
export const OUTSIDE = 128;

/** By slot, what hides the product; 0 for nothing. */
export type Hidden = Uint8Array;

/** What a list is about before anything narrows it. */
export interface Subject {
  /** Id of the one category it shows, null for all. */
  category: string | null;
  /** Of the keyword, null for none. */
  scores: Scores | null;
  /** Whether it shows the featured ones alone. */
  isFeatured: boolean;
}

// One pass over one column each: walking through memory from end to end is what makes 100 000 quick.

/** What each set of flags is hidden by. */
const hiddenByFlags = ({ stock, free }: Narrowing): Uint8Array =>
  Uint8Array.from({ length: 8 }, (_, flags) =>
    flags & FOR_SALE
      ? (stock && !(flags & IN_STOCK) ? STOCK : 0) | (free && !(flags & SHIPPED_FREE) ? FREE : 0)
      : OUTSIDE,
  );

function byFlags({ flags, size }: Shelved, wanted: Narrowing): Hidden {
  const byFlag = hiddenByFlags(wanted);
  const hidden: Hidden = new Uint8Array(size);
  for (let slot = 0; slot < size; slot += 1) hidden[slot] = byFlag[flags[slot] ?? 0] ?? OUTSIDE;
  return hidden;
}

function hide(hidden: Hidden, slot: number, bit: number): void {
  hidden[slot] = (hidden[slot] ?? 0) | bit;
}

function hideUnfound(hidden: Hidden, scores: Scores): void {
  for (let slot = 0; slot < hidden.length; slot += 1)
    if (!scores[slot]) hide(hidden, slot, OUTSIDE);
}

function hidePlain(hidden: Hidden, featured: readonly (number | null)[]): void {
  for (let slot = 0; slot < hidden.length; slot += 1)
    if (featured[slot] === null) hide(hidden, slot, OUTSIDE);
}

function hidePrices(hidden: Hidden, prices: Int32Array, { min, max }: Narrowing): void {
  for (let slot = 0; slot < hidden.length; slot += 1) {
    const price = prices[slot] ?? 0;
    if (price < min || price > max) hide(hidden, slot, PRICE);
  }
}

function hideCategories(
  hidden: Hidden,
  bit: number,
  cate: Uint16Array,
  families: ReadonlySet<number>,
): void {
  const shown = new Uint8Array(1 << 16);
  for (const number of families) shown[number] = 1;
  for (let slot = 0; slot < hidden.length; slot += 1)
    if (!shown[cate[slot] ?? 0]) hide(hidden, slot, bit);
}

/** Numbers of these categories and their children; those that are gone have none. */
const familiesOf = (shelved: Shelved, tree: CategoryTree, cate_ids: readonly string[]) =>
  new Set(
    cate_ids
      .filter((cate_id) => tree.has(cate_id))
      .flatMap((cate_id) => tree.family(cate_id))
      .map((cate_id) => shelved.cateNumber(cate_id)),
  );

export function hiddenBy(
  shelved: Shelved,
  tree: CategoryTree,
  { category, scores, isFeatured }: Subject,
  wanted: Narrowing,
): Hidden {
  const { cate, featured } = shelved;
  const hidden = byFlags(shelved, wanted);
  if (isFeatured) hidePlain(hidden, featured);
  if (scores) hideUnfound(hidden, scores);
  if (category !== null)
    hideCategories(hidden, OUTSIDE, cate, familiesOf(shelved, tree, [category]));
  if (wanted.cate) hideCategories(hidden, CATE, cate, familiesOf(shelved, tree, wanted.cate));
  if (wanted.min > 0 || wanted.max < Number.POSITIVE_INFINITY)
    hidePrices(hidden, priceColumn(shelved, wanted.pl), wanted);
  return hidden;
}
