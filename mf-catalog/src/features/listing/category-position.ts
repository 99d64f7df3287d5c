import type { Category } from '@pinpu/shared/contracts';
import { categoryNamed } from '@pinpu/shared/domain';

/** The place of a list in the category tree: its category, and the options shown beside it. */
export interface CategoryPosition {
  /** True for the unfiltered list of everything. */
  everything: boolean;
  /** Undefined for everything, for a keyword and for a bundle. */
  category: Category | undefined;
  /** The parent whose children are shown; undefined for the top level. */
  parent: Category | undefined;
  choices: Category[];
}

/**
 * Finds the category with this id or name. The options are its children or siblings; without a category, the top level.
 */
export function categoryPosition(categories: readonly Category[], cate: string): CategoryPosition {
  const category = categoryNamed(categories, cate);
  const childrenOf = (id: string) => categories.filter((one) => one.parent_cate_id === id);
  const parent = [
    category,
    categories.find((one) => one.cate_id === category?.parent_cate_id),
  ].find((one) => one !== undefined && childrenOf(one.cate_id).length > 0);
  return { everything: cate === '', category, parent, choices: childrenOf(parent?.cate_id ?? '') };
}

/** True if the address contains a promoter's bundle, whose products keep their order. */
export const isBundle = (
  { bundles, cate }: { bundles: boolean; cate: string },
  position: CategoryPosition,
) => bundles && cate !== '' && position.category === undefined;
