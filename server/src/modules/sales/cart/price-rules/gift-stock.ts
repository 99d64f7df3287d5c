import type { CartLine } from '@pinpu/shared/contracts';
import { applyRules, type LineQuantity, type PriceRule, unitsTaken } from '@pinpu/shared/domain';
import { availableTerms } from '../../../goods/price-rule/available-terms.ts';
import type { SoldProduct } from '../repository.ts';

/** Stock that gifts are taken from: what the cart buys of it counts first. Pre-orders are not given. */
export class GiftStock {
  readonly #goods: ReadonlyMap<string, SoldProduct>;
  readonly #units = new Map<string, number>();

  constructor(goods: ReadonlyMap<string, SoldProduct>, cart: readonly CartLine[]) {
    this.#goods = goods;
    for (const { prd_id, free, is_preorder, parts } of goods.values()) {
      if (!parts) this.#units.set(prd_id, is_preorder ? 0 : free);
      for (const part of parts ?? []) this.#units.set(part.prd_id, part.units);
    }
    for (const line of cart) if (line.preorder === undefined) this.#take(line);
  }

  #take(line: LineQuantity & Pick<CartLine, 'parts'>): void {
    for (const { prd_id, qty } of unitsTaken(line))
      this.#units.set(prd_id, (this.#units.get(prd_id) ?? 0) - qty);
  }

  /** Whether so many pieces can be given; products whose variant must be chosen can't. */
  has(prd_id: string, qty: number): boolean {
    const product = this.#goods.get(prd_id);
    if (!product?.enabled || product.parts?.length === 0) return false;
    return unitsTaken({ prd_id, qty, parts: product.parts }).every(
      (unit) => (this.#units.get(unit.prd_id) ?? 0) >= unit.qty,
    );
  }

  give({ prd_id, qty }: LineQuantity): void {
    this.#take({ prd_id, qty, parts: this.#goods.get(prd_id)?.parts?.slice() });
  }
}

/** The first gift that those before it leave too little stock for. */
function shortGift(cart: readonly CartLine[], rules: readonly PriceRule[], stock: GiftStock) {
  for (const { rule_id, gifts = [] } of applyRules(cart, rules))
    for (const gift of gifts) {
      if (!stock.has(gift.prd_id, gift.qty)) return { rule_id, ...gift };
      stock.give(gift);
    }
  return undefined;
}

/**
 * Rules without the gifts that there is not enough stock for together, those of the last rules first. What a cart without
 * them gets instead, such as the gift of a lower step, is checked again.
 */
export function withinGiftStock(
  cart: readonly CartLine[],
  rules: readonly PriceRule[],
  openStock: () => GiftStock,
): PriceRule[] {
  let left = [...rules];
  for (;;) {
    const short = shortGift(cart, left, openStock());
    if (!short) return left;
    left = left.flatMap((rule) => {
      if (rule.rule_id !== short.rule_id) return [rule];
      const isOther = (prd_id: string, qty: number) => prd_id !== short.prd_id || qty !== short.qty;
      const terms = availableTerms(rule.terms, isOther);
      return terms ? [{ ...rule, terms }] : [];
    });
  }
}
