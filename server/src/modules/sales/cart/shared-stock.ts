import type { CartLine } from '@pinpu/shared/contracts';
import { piecesOf, unitsTaken } from '@pinpu/shared/domain';
import type { SoldProduct } from './repository.ts';

/**
 * The stock of variants that are in sets, less what earlier lines of the same cart take of it: so the shopper sees before
 * the checkout that a set and one of its parts are not both to be had.
 */
export class SharedStock {
  readonly #units = new Map<string, number>();

  constructor(products: Iterable<Pick<SoldProduct, 'parts'>>) {
    for (const { parts = [] } of products)
      for (const { prd_id, units } of parts) this.#units.set(prd_id, units);
  }

  /** How many pieces of a product a line can have. */
  freeFor({ prd_id, parts, free, is_preorder }: SoldProduct): number {
    if (parts) return piecesOf(parts, (id) => this.#units.get(id) ?? 0);
    // Pre-orders are counted apart from stock.
    return is_preorder ? free : Math.min(free, this.#units.get(prd_id) ?? free);
  }

  take(line: Pick<CartLine, 'prd_id' | 'qty' | 'parts'>): void {
    for (const { prd_id, qty } of unitsTaken(line)) {
      const units = this.#units.get(prd_id);
      if (units !== undefined) this.#units.set(prd_id, units - qty);
    }
  }
}
