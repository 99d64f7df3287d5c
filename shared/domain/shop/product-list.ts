export interface NamedCategory {
  cate_id: string;
  cate_name: string;
}

/**
 * What a list shows, from its URL: `cate` is a category's id or name, a bundle's code, a keyword, or '' for everything.
 */
export interface ListScope {
  cate: string;
  bundles: boolean;
}

/** Finds a category by id or name; undefined where `cate` is '', a keyword or a bundle. */
export const categoryNamed = <T extends NamedCategory>(
  categories: readonly T[],
  cate: string,
): T | undefined =>
  cate === ''
    ? undefined
    : categories.find((one) => one.cate_id === cate || one.cate_name === cate);

/** How a category's list is addressed: by its name, or by its id where the name leads to another category. */
export function categoryAddress(
  categories: readonly NamedCategory[],
  { cate_id, cate_name }: NamedCategory,
): string {
  const found = categoryNamed(categories, cate_name);
  return found === undefined || found.cate_id === cate_id ? cate_name : cate_id;
}

/** The title of a list: the category's name, the keyword in quotation marks, or the name of the whole list. */
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

/** The subcategories of a list: the children of its category, or all top-level categories; none for a keyword. */
export const listKinds = <T extends NamedCategory & { parent_cate_id: string }>(
  categories: readonly T[],
  cate: string,
  category: T | undefined,
): readonly T[] =>
  cate === '' || category !== undefined
    ? categories.filter((one) => one.parent_cate_id === (category?.cate_id ?? ''))
    : [];

/**
 * Whether search engines may index a list: those of the whole shop and its categories, but not of keywords and bundles.
 */
export const isListIndexed = (cate: string, category: NamedCategory | undefined): boolean =>
  cate === '' || category !== undefined;

/** A search reads so many characters: no product's name is longer. */
export const KEYWORD_MAX = 100;

/** The part of a typed text that is searched for; never half of a surrogate pair, which no address can contain. */
export const searchedKeyword = (typed: string): string =>
  [...typed.trim()].slice(0, KEYWORD_MAX).join('');
