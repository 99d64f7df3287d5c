import { PRODUCT_ORDERS } from '@pinpu/shared/contracts';
import { FOR_SALE, type Shelved } from './shelved.ts';

/** Orders a list may stand in; prices may be those of the promotional level. */
const SHELF_ORDERS = [...PRODUCT_ORDERS, 'featured', 'promo_asc', 'promo_desc'] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

type Compare = (a: number, b: number) => number;

const rising = (column: ArrayLike<number | null>): Compare => {
  return (a, b) => (column[a] ?? 0) - (column[b] ?? 0);
};
const falling = (column: ArrayLike<number>): Compare => {
  return (a, b) => (column[b] ?? 0) - (column[a] ?? 0);
};

const COLUMNS: Record<ShelfOrder, (shelved: Shelved) => Compare> = {
  rank: ({ rank }) => falling(rank),
  new: ({ listed }) => falling(listed),
  hot: ({ sold }) => falling(sold),
  price_asc: ({ price }) => rising(price),
  price_desc: ({ price }) => falling(price),
  promo_asc: ({ promoPrice }) => rising(promoPrice),
  promo_desc: ({ promoPrice }) => falling(promoPrice),
  featured: ({ featured }) => rising(featured),
};

/** Ties are broken by id, so that no product is shown twice or left out between two pages. */
function comparing(shelved: Shelved, order: ShelfOrder): Compare {
  const compare = COLUMNS[order](shelved);
  const { prd_id } = shelved;
  return (a, b) => compare(a, b) || ((prd_id[a] ?? '') < (prd_id[b] ?? '') ? -1 : 1);
}

/** Past so many changes at once sorting anew is less work than moving each. */
const MANY = 200;

/** The products for sale in every order that was asked for, kept in it while products change. */
export class Orders {
  readonly #shelved: Shelved;
  readonly #sorted = new Map<ShelfOrder, number[]>();

  constructor(shelved: Shelved) {
    this.#shelved = shelved;
  }

  /** Slots of all that is for sale (of the featured ones in the order `featured`), sorted. */
  sorted(order: ShelfOrder): readonly number[] {
    const known = this.#sorted.get(order);
    if (known) return known;
    const sorted: number[] = [];
    for (let slot = 0; slot < this.#shelved.size; slot += 1) {
      if (this.#isIn(order, slot)) sorted.push(slot);
    }
    sorted.sort(comparing(this.#shelved, order));
    this.#sorted.set(order, sorted);
    return sorted;
  }

  /** Sorts ahead of being asked, one order at a time. */
  *prepare(): Generator<void, void, undefined> {
    for (const order of SHELF_ORDERS) {
      this.sorted(order);
      yield;
    }
  }

  /** Lets `change` write the columns of `slots`, then puts those where they belong whose place that changed. */
  around(slots: readonly number[], change: () => void): void {
    if (this.#sorted.size === 0) {
      change();
      return;
    }
    const before = slots.map((slot) => this.#place(slot));
    change();
    const moved = slots.filter((slot, i) => this.#place(slot) !== before[i]);
    if (moved.length > MANY) this.#sorted.clear();
    for (const [order, sorted] of this.#sorted) this.#move(order, sorted, moved);
  }

  #move(order: ShelfOrder, sorted: number[], moved: readonly number[]): void {
    for (const slot of moved) {
      const at = sorted.indexOf(slot);
      if (at !== -1) sorted.splice(at, 1);
    }
    const compare = comparing(this.#shelved, order);
    for (const slot of moved) {
      if (this.#isIn(order, slot)) sorted.splice(placeOf(sorted, slot, compare), 0, slot);
    }
  }

  /** All that any order goes by. */
  #place(slot: number): string {
    const { flags, featured, rank, listed, sold, price, promoPrice } = this.#shelved;
    const isForSale = (flags[slot] ?? 0) & FOR_SALE;
    const columns = [featured, rank, listed, sold, price, promoPrice];
    return [isForSale, ...columns.map((column) => column[slot])].join();
  }

  #isIn(order: ShelfOrder, slot: number): boolean {
    const { flags, featured } = this.#shelved;
    return (
      ((flags[slot] ?? 0) & FOR_SALE) !== 0 && (order !== 'featured' || featured[slot] !== null)
    );
  }
}

/** Where `slot` belongs among the sorted ones. */
function placeOf(sorted: readonly number[], slot: number, compare: Compare): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
