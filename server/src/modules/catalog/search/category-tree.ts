import type { Category } from '@pinpu/shared/contracts';

/** A category with its name normalised for search. */
export interface ShelvedCategory extends Category {
  form: string;
}

/** The categories, parents with their children. */
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
