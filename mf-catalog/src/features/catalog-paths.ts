import type { ListScope, NamedCategory } from '@pinpu/shared/domain';

/** Path of a maker's page; it is the same in both storefronts. */
export const makerPath = (maker_id: string) => `/maker/${encodeURIComponent(maker_id)}`;

/** Path of a list: a category's name, a keyword, or '' for everything. */
export function listPath(cate: string, promo: boolean) {
  const base = promo ? '/pl' : '/products';
  return cate === '' ? base : `${base}/${encodeURIComponent(cate)}`;
}

/**
 * The canonical path of a list, as `remote.json` declares it: with the category's name, without order and filters, in
 * the ordinary storefront.
 */
export function listCanonical(
  { cate, bundles }: ListScope,
  category: NamedCategory | undefined,
): string {
  const name = category?.cate_name ?? cate;
  return bundles && category === undefined && name !== ''
    ? `/pb/${encodeURIComponent(name)}`
    : listPath(name, false);
}
