import { setImmediate } from 'node:timers/promises';
import type { Category } from '@pinpu/shared/contracts';
import type { Moment, ProductFacts } from './catalogue-rows.ts';
import { CategoryTree } from './category-tree.ts';
import { KeywordCache } from './keyword-cache.ts';
import { Orders, type ShelfOrder } from './orders.ts';
import { type Scores, scoresOf } from './relevance.ts';
import { FOR_SALE, Shelved } from './shelved.ts';

/** The shop's products as lists, filters and searches need them, as they were at one moment of the database. */
export class Catalogue {
  moment: Moment;
  tree: CategoryTree;
  readonly shelved = new Shelved();
  readonly #orders = new Orders(this.shelved);
  readonly #keywords = new KeywordCache();

  constructor(moment: Moment, categories: readonly Category[]) {
    this.moment = moment;
    this.tree = new CategoryTree(categories);
  }

  put(products: readonly ProductFacts[]): void {
    const slots = products.map(({ prd_id }) => this.shelved.claim(prd_id));
    this.#orders.around(slots, () => {
      // Every product is put, whatever the one before it changed.
      const changed = products.filter((facts, i) => this.shelved.put(slots[i] ?? 0, facts));
      if (changed.length > 0) this.#keywords.forget();
    });
  }

  arrange(categories: readonly Category[]): void {
    this.tree = new CategoryTree(categories);
    this.#keywords.forget();
  }

  /** Does ahead what the first to ask would wait for; others get their turn between the steps. */
  async prepare(): Promise<void> {
    for (const _step of this.#orders.prepare()) await setImmediate();
    this.shelved.names.prepare();
    await setImmediate();
    this.shelved.descriptions.prepare();
  }

  /** Slots of what is for sale, in order. */
  sorted(order: ShelfOrder): readonly number[] {
    return this.#orders.sorted(order);
  }

  /** How well each product answers these words. */
  scores(words: readonly string[]): Scores {
    return this.#keywords.scores(words, () => scoresOf(this.shelved, this.tree, words));
  }

  /** True where something is for sale in this category or its children. */
  holds(cate_id: string): boolean {
    const { cate, flags } = this.shelved;
    const family = new Set(this.tree.family(cate_id).map((id) => this.shelved.cateNumber(id)));
    return cate.some((number, slot) => family.has(number) && ((flags[slot] ?? 0) & FOR_SALE) !== 0);
  }
}
