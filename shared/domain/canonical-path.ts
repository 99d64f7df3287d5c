import type { ListScope, NamedCategory } from './product-list.ts';

/** The one address of a product, whichever storefront shows it. */
export const productCanonical = (prd_id: string): string =>
  `/product/${encodeURIComponent(prd_id)}`;

/** The one address of a list: by the category's name, without order and filters, outside the promotional storefront. */
export function listCanonical(
  { cate, bundles }: ListScope,
  category: NamedCategory | undefined,
): string {
  const name = category?.cate_name ?? cate;
  if (name === '') return '/products';
  const base = bundles && category === undefined ? '/pb' : '/products';
  return `${base}/${encodeURIComponent(name)}`;
}

/** Whether search engines may list a list: the whole shop and its categories; not what somebody typed or bundled. */
export const isListIndexed = (cate: string, category: NamedCategory | undefined): boolean =>
  cate === '' || category !== undefined;
