import type { ListScope, NamedCategory } from './product-list.ts';

/** The canonical path of a product, the same for both storefronts. */
export const productCanonical = (prd_id: string): string =>
  `/product/${encodeURIComponent(prd_id)}`;

/** The canonical path of a list: by category name, without order and filters, outside the promotional storefront. */
export function listCanonical(
  { cate, bundles }: ListScope,
  category: NamedCategory | undefined,
): string {
  const name = category?.cate_name ?? cate;
  if (name === '') return '/products';
  const base = bundles && category === undefined ? '/pb' : '/products';
  return `${base}/${encodeURIComponent(name)}`;
}

/** Whether search engines may index a list: the whole shop and its categories, but no keyword and no bundle. */
export const isListIndexed = (cate: string, category: NamedCategory | undefined): boolean =>
  cate === '' || category !== undefined;
