/** Id and name of a category. */
export interface NamedCategory {
  cate_id: string;
  cate_name: string;
}

/** Scope of a list, from its URL: `cate` is a category's id or name, a bundle's code, a keyword, or '' for everything. */
export interface ListScope {
  cate: string;
  bundles: boolean;
}

/** Finds the category by id or name; undefined for everything, a keyword or a bundle. */
export const categoryNamed = <T extends NamedCategory>(
  categories: readonly T[],
  cate: string,
): T | undefined =>
  cate === ''
    ? undefined
    : categories.find((one) => one.cate_id === cate || one.cate_name === cate);

/** The list's title: the category, the keyword in quotation marks, or the name of the whole list. */
export function listTitle(
  { cate, bundles }: ListScope,
  category: NamedCategory | undefined,
  promo: boolean,
): string {
  if (category !== undefined) return promo ? `${category.cate_name}・團購價` : category.cate_name;
  if (bundles) return '團購組合';
  if (cate !== '') return `「${cate}」`;
  return promo ? '團購好物' : '所有商品';
}

/** Subcategories of a list: the children of its category, or all top categories; none for a keyword. */
export const listKinds = <T extends NamedCategory & { parent_cate_id: string }>(
  categories: readonly T[],
  cate: string,
  category: T | undefined,
): readonly T[] =>
  cate === '' || category !== undefined
    ? categories.filter((one) => one.parent_cate_id === (category?.cate_id ?? ''))
    : [];

/** Whether search engines may index a list: the whole shop and its categories, but no keyword and no bundle. */
export const isListIndexed = (cate: string, category: NamedCategory | undefined): boolean =>
  cate === '' || category !== undefined;
