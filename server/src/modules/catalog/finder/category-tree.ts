import type { Category } from '@pinpu/shared/contracts';
import { searchText } from './search-text.ts';

/** The categories, parents with their children; names also in the form in which they are searched. */
export class CategoryTree {
  readonly all: readonly Category[];
  readonly #byId: ReadonlyMap<string, Category>;
  readonly #names: ReadonlyMap<string, string>;

  constructor(all: readonly Category[]) {
    this.all = all;
    this.#byId = new Map(all.map((category) => [category.cate_id, category]));
    this.#names = new Map(all.map(({ cate_id, cate_name }) => [cate_id, searchText(cate_name)]));
  }

  has(cate_id: string): boolean {
    return this.#byId.has(cate_id);
  }

  nameOf(cate_id: string): string {
    return this.#names.get(cate_id) ?? '';
  }

  /** The category of this id or name, however its name is typed. */
  named(cate: string): Category | undefined {
    const typed = searchText(cate);
    return (
      this.#byId.get(cate) ??
      this.all.find(({ cate_name }) => cate_name === cate) ??
      this.all.find(({ cate_id }) => typed !== '' && this.nameOf(cate_id) === typed)
    );
  }

  /** The category and its children. */
  family(cate_id: string): string[] {
    const children = this.all.filter(({ parent_cate_id }) => parent_cate_id === cate_id);
    return [cate_id, ...children.map((child) => child.cate_id)];
  }

  /** Categories whose own name, or whose parent's, contains the word. */
  mentioning(word: string): string[] {
    return this.all
      .filter(({ cate_id, parent_cate_id }) =>
        [cate_id, parent_cate_id].some((id) => this.nameOf(id).includes(word)),
      )
      .map(({ cate_id }) => cate_id);
  }
}
