import type { ProductListWanted } from '@pinpu/shared/api';
import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import type { Shelf } from './shelf.ts';

/** The list's name: the category, the keyword in quotation marks, or what the whole of it is called. */
export function useListTitle({ cate, bundles }: ProductListWanted, { category }: Shelf): string {
  const promo = useAtomValue(priceLevelAtom) === PROMO_PRICE_LEVEL;
  if (category !== undefined) return promo ? `${category.cate_name}・團購價` : category.cate_name;
  if (bundles) return '團購組合';
  if (cate !== '') return `「${cate}」`;
  return promo ? '團購好物' : '所有商品';
}
