import type { ProductFacets } from '@pinpu/shared/contracts';
import type { CategoryTree } from './category-tree.ts';
import { CATE, FREE, type Hidden, OUTSIDE, PRICE, STOCK } from './hidden.ts';
import { priceColumn } from './narrowing.ts';
import { IN_STOCK, SHIPPED_FREE, type Shelved } from './shelved.ts';

/** A kind is the four bits of the filters and, above them, the flags. */
const FLAGS = 4;
const KINDS = 128;

/** Products of one kind: of a category, hidden by the same filters, in stock or not, shipped free or not. */
interface Cell {
  cate: number;
  hidden: number;
  inStock: boolean;
  free: boolean;
  count: number;
}

const cellOf = (count: number, i: number): Cell => ({
  cate: Math.floor(i / KINDS),
  hidden: i & (CATE | PRICE | STOCK | FREE),
  inStock: ((i >> FLAGS) & IN_STOCK) !== 0,
  free: ((i >> FLAGS) & SHIPPED_FREE) !== 0,
  count,
});

const sumOf = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0);

/** Categories that hold some, a parent what its children do. */
function categoryCounts(shelved: Shelved, tree: CategoryTree, cells: readonly Cell[]) {
  return tree.all
    .map(({ cate_id }) => {
      const family = new Set(tree.family(cate_id).map((id) => shelved.cateNumber(id)));
      return { cate_id, count: sumOf(cells.filter(({ cate }) => family.has(cate))) };
    })
    .filter(({ count }) => count > 0);
}

/** Lowest and highest of the prices it is shown; both 0 where it is shown none. */
class PriceSpan {
  #min = Number.POSITIVE_INFINITY;
  #max = 0;

  add(price: number): void {
    if (price < this.#min) this.#min = price;
    if (price > this.#max) this.#max = price;
  }

  get span() {
    return this.#max > 0 ? { min: this.#min, max: this.#max } : { min: 0, max: 0 };
  }
}

/** What the filters would leave: each facet is counted as if it alone were not filtered by. */
export function facetsOf(
  shelved: Shelved,
  tree: CategoryTree,
  hidden: Hidden,
  pl: number,
): ProductFacets {
  const { cate, flags } = shelved;
  const prices = priceColumn(shelved, pl);
  const counts = new Uint32Array(shelved.cates * KINDS);
  const span = new PriceSpan();
  // One walk over the slots; everything else is added up from a few hundred kinds.
  for (let slot = 0; slot < hidden.length; slot += 1) {
    const bits = hidden[slot] ?? OUTSIDE;
    if (bits & OUTSIDE) continue;
    const cell = (cate[slot] ?? 0) * KINDS + bits + ((flags[slot] ?? 0) << FLAGS);
    counts[cell] = (counts[cell] ?? 0) + 1;
    if ((bits & ~PRICE) === 0) span.add(prices[slot] ?? 0);
  }
  const cells = [...counts].map(cellOf).filter(({ count }) => count > 0);
  /** What would be left without this filter. */
  const without = (filter: number) => cells.filter((one) => (one.hidden & ~filter) === 0);
  return {
    total: sumOf(without(0)),
    categories: categoryCounts(shelved, tree, without(CATE)),
    price: span.span,
    in_stock: sumOf(without(STOCK).filter((one) => one.inStock)),
    free_shipping: sumOf(without(FREE).filter((one) => one.free)),
  };
}
