import type { Category } from '@pinpu/shared/contracts';
import type { Database } from '../../../../platform/db/index.ts';
import { findSearchForms } from './search-forms.ts';

/** `shelf`: its own and its parent's name, joined as in its products' search texts. */
export interface ShelvedCategory extends Category {
  form: string;
  shelf: string;
}

export class CategoryTree {
  readonly all: readonly ShelvedCategory[];

  constructor(all: readonly ShelvedCategory[]) {
    this.all = all;
  }

  /** The category with this id or name; `form` is the normalised name as typed. */
  named(cate: string, form: string): ShelvedCategory | undefined {
    return (
      this.all.find(({ cate_id }) => cate_id === cate) ??
      this.all.find(({ cate_name }) => cate_name === cate) ??
      this.all.find((category) => form !== '' && category.form === form)
    );
  }

  /** The category and its children; none for an unknown id. */
  family(cate_id: string): string[] {
    return this.all
      .filter((one) => one.cate_id === cate_id || one.parent_cate_id === cate_id)
      .map((one) => one.cate_id);
  }
}

/** Joins the names as the SQL function `list_products` does. */
async function shelved(db: Database, all: readonly Category[]): Promise<ShelvedCategory[]> {
  const byId = new Map(all.map((one) => [one.cate_id, one.cate_name]));
  const names = all.map(({ cate_name }) => cate_name);
  const shelves = all.map(({ cate_name, parent_cate_id }) =>
    [cate_name, byId.get(parent_cate_id) ?? ''].join(' '),
  );
  const forms = await findSearchForms(db, [...names, ...shelves]);
  return all.map((one, at) => ({
    ...one,
    form: forms[at] ?? '',
    shelf: forms[all.length + at] ?? '',
  }));
}

/** Returns a function that builds the tree; while the categories are unchanged, it returns the tree built before. */
export function rememberedTree() {
  let last: { key: string; tree: CategoryTree } | undefined;
  return async (db: Database, all: readonly Category[]): Promise<CategoryTree> => {
    const key = JSON.stringify(all);
    if (last?.key !== key) last = { key, tree: new CategoryTree(await shelved(db, all)) };
    return last.tree;
  };
}
