import type { Category } from '@pinpu/shared/contracts';

/** A category with its name in the form in which it is searched. */
export interface ShelvedCategory extends Category {
  form: string;
}

/** The categories, parents with their children. */
export class CategoryTree {
  readonly all: readonly ShelvedCategory[];

  constructor(all: readonly ShelvedCategory[]) {
    this.all = all;
  }

  /** The category of this id or name; `form` is how its name may also be typed. */
  named(cate: string, form: string): ShelvedCategory | undefined {
    return (
      this.all.find(({ cate_id }) => cate_id === cate) ??
      this.all.find(({ cate_name }) => cate_name === cate) ??
      this.all.find((category) => form !== '' && category.form === form)
    );
  }

  /** The category and its children; none for an id nobody has. */
  family(cate_id: string): string[] {
    return this.all
      .filter((one) => one.cate_id === cate_id || one.parent_cate_id === cate_id)
      .map((one) => one.cate_id);
  }
}
