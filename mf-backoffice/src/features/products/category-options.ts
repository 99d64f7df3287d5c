import type { ShopCategory } from '@pinpu/shared/contracts/backoffice';

/** Categories as options of a select: each parent is followed by its children, which are indented. */
export function categoryOptions(categories: readonly ShopCategory[]) {
  const ids = new Set(categories.map(({ cate_id }) => cate_id));
  const top = categories.filter(({ parent_cate_id }) => !ids.has(parent_cate_id));
  return top.flatMap((parent) => [
    { id: parent.cate_id, text: parent.cate_name },
    ...categories
      .filter(({ parent_cate_id }) => parent_cate_id === parent.cate_id)
      .map(({ cate_id, cate_name }) => ({ id: cate_id, text: `　${cate_name}` })),
  ]);
}
