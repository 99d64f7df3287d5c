import {
  categoryAddress,
  type ListScope,
  listHomePath,
  type NamedCategory,
} from '@pinpu/shared/domain';

/** Path of a maker's page; it is the same in both storefronts. */
export const makerPath = (maker_id: string) => `/maker/${encodeURIComponent(maker_id)}`;

/** Path of a list: a category's name, a keyword, or '' for everything. */
export function listPath(cate: string, promo: boolean) {
  const base = listHomePath(promo);
  return cate === '' ? base : `${base}/${encodeURIComponent(cate)}`;
}

/**
 * The canonical path of a list, as `remote.json` declares it: with the category's name (or id, where the name is another's), without order and filters, in
 * the ordinary storefront.
 */
export function listCanonical(
  { cate, bundles }: ListScope,
  category: NamedCategory | undefined,
  categories: readonly NamedCategory[],
): string {
  const name = category ? categoryAddress(categories, category) : cate;
  return bundles && category === undefined && name !== ''
    ? `/pb/${encodeURIComponent(name)}`
    : listPath(name, false);
}
