import type { Category } from '@pinpu/shared/contracts';
import { categoryNamed } from '@pinpu/shared/domain';

/** Where a list stands among the categories: the category itself and the choices to offer beside it. */
export interface CategoryPosition {
  /** True where nothing narrows the list. */
  everything: boolean;
  /** Undefined for everything, for a keyword and for a bundle. */
  category: Category | undefined;
  /** The parent whose children are offered; undefined where the top level is. */
  parent: Category | undefined;
  choices: Category[];
}

/** Finds the category of this id or name; its siblings or children are the choices, else the top level. */
export function categoryPosition(categories: readonly Category[], cate: string): CategoryPosition {
  const category = categoryNamed(categories, cate);
  const childrenOf = (id: string) => categories.filter((one) => one.parent_cate_id === id);
  const parent = [
    category,
    categories.find((one) => one.cate_id === category?.parent_cate_id),
  ].find((one) => one !== undefined && childrenOf(one.cate_id).length > 0);
  return { everything: cate === '', category, parent, choices: childrenOf(parent?.cate_id ?? '') };
}

/** True where the address names one promoter's bundle, whose products stand as they were chosen. */
export const isBundle = (
  { bundles, cate }: { bundles: boolean; cate: string },
  position: CategoryPosition,
) => bundles && cate !== '' && position.category === undefined;
