import type { Category } from '@pinpu/shared/contracts';
import type { CategoryPosition } from '../listing/category-position.ts';

/** Category options with the name of their parent as heading; '' if they need none. */
export interface CategoryGroup {
  name: string;
  categories: Category[];
}

const childrenOf = (categories: readonly Category[], id: string) =>
  categories.filter((one) => one.parent_cate_id === id);

/** The category options of a list: the children of its category, or every category without children. */
export function groupsOf(
  categories: readonly Category[],
  { category }: CategoryPosition,
): CategoryGroup[] {
  if (category !== undefined) {
    const children = childrenOf(categories, category.cate_id);
    return children.length > 1 ? [{ name: '', categories: children }] : [];
  }
  return childrenOf(categories, '').map((top) => {
    const children = childrenOf(categories, top.cate_id);
    return children.length > 0
      ? { name: top.cate_name, categories: children }
      : { name: '', categories: [top] };
  });
}

/** The same selection expressed by categories without children: a parent is replaced by its children. */
export function leavesOf(categories: readonly Category[], ids: readonly string[]): string[] {
  const leaves = ids.flatMap((id) => {
    const children = childrenOf(categories, id);
    return children.length > 0 ? children.map((one) => one.cate_id) : [id];
  });
  return [...new Set(leaves)];
}
