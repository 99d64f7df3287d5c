import {
  isGroupPriceLevel,
  isListIndexed,
  listDescription,
  listKinds,
  listTitle,
} from '@pinpu/shared/domain';
import {
  categoriesAtom,
  priceLevelAtom,
  shopNameAtom,
  useAtomValue,
  useDocumentHead,
} from '@pinpu/shared/state';
import type { ProductListParams } from '../../api/products.ts';
import { listCanonical } from '../../features/catalog-paths.ts';
import type { CategoryPosition } from '../../features/listing/category-position.ts';
import { shownKeyword } from './shown-keyword.ts';

/**
 * Sets the page's head for the list; returns the list's name in this storefront: `name` if it has one, else a default.
 */
export function useListHead(
  params: ProductListParams,
  { category }: CategoryPosition,
  name = '',
): string {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const categories = useAtomValue(categoriesAtom);
  const kinds = listKinds(categories, params.cate, category);
  const { text } = useAtomValue(shopNameAtom);
  const title = name || listTitle({ ...params, cate: shownKeyword(params.cate) }, category, promo);
  useDocumentHead({
    title,
    description: listDescription(title, kinds, text),
    canonical: listCanonical(params, category, categories),
    indexed: isListIndexed(params.cate, category),
  });
  return title;
}
