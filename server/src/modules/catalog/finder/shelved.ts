import { PROMO_PRICE_LEVEL, priceAtLevel } from '@pinpu/shared/domain';
import type { ProductFacts } from './catalogue-rows.ts';
import { plainText } from './plain-text.ts';
import { searchText } from './search-text.ts';
import { TextColumn } from './text-column.ts';

/** Bits of the column `flags`. */
export const FOR_SALE = 1;
export const IN_STOCK = 2;
export const SHIPPED_FREE = 4;

function roomier<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

/**
 * The products, column by column: a product keeps its slot for good. Columns of numbers are walked through
 * many times faster than objects; 100 000 products are looked at within a millisecond.
 */
export class Shelved {
  readonly prd_id: string[] = [];
  cate = new Uint16Array(0);
  price = new Int32Array(0);
  /** What it costs at the promotional level. */
  promoPrice = new Int32Array(0);
  /** FOR_SALE, IN_STOCK, SHIPPED_FREE. */
  flags = new Uint8Array(0);
  readonly sold: number[] = [];
  readonly rank: number[] = [];
  readonly listed: number[] = [];
  /** Place among the featured ones, null for none. */
  readonly featured: (number | null)[] = [];
  readonly names = new TextColumn();
  readonly descriptions = new TextColumn();
  readonly #slots = new Map<string, number>();
  readonly #cates = new Map<string, number>();

  /** The number that stands for a category in the column. */
  cateNumber(cate_id: string): number {
    const known = this.#cates.get(cate_id);
    if (known !== undefined) return known;
    this.#cates.set(cate_id, this.#cates.size);
    return this.#cates.size - 1;
  }

  /** How many categories have numbers. */
  get cates(): number {
    return this.#cates.size;
  }

  get size(): number {
    return this.prd_id.length;
  }

  /** The slot of a product, a new one where it has none. */
  claim(prd_id: string): number {
    const known = this.#slots.get(prd_id);
    if (known !== undefined) return known;
    const slot = this.#slots.size;
    this.#slots.set(prd_id, slot);
    return slot;
  }

  /** Puts a product on its slot; true where texts changed, or which category it belongs to. */
  put(slot: number, facts: ProductFacts): boolean {
    this.#reserve(slot);
    this.prd_id[slot] = facts.prd_id;
    this.price[slot] = facts.price;
    this.promoPrice[slot] = priceAtLevel(facts, PROMO_PRICE_LEVEL);
    this.sold[slot] = facts.sold_out_qty;
    this.rank[slot] = facts.rank;
    this.listed[slot] = facts.u_date.getTime();
    this.featured[slot] = facts.featured;
    this.flags[slot] =
      (facts.enabled ? FOR_SALE : 0) |
      (facts.tot_qty > 0 ? IN_STOCK : 0) |
      (facts.ship_fee <= 0 ? SHIPPED_FREE : 0);
    return this.#putTexts(slot, facts);
  }

  /** Makes room for twice as many where there is none left. */
  #reserve(slot: number): void {
    if (slot < this.flags.length) return;
    const room = Math.max(1024, 2 * slot);
    this.cate = roomier(this.cate, new Uint16Array(room));
    this.price = roomier(this.price, new Int32Array(room));
    this.promoPrice = roomier(this.promoPrice, new Int32Array(room));
    this.flags = roomier(this.flags, new Uint8Array(room));
  }

  #putTexts(slot: number, facts: ProductFacts): boolean {
    const cate = this.cateNumber(facts.cate_id);
    const name = searchText(facts.prd_name);
    const { prd_text_desc, sl_desc_content, ma_desc_content } = facts;
    const description = searchText(
      `${prd_text_desc} ${plainText(sl_desc_content)} ${plainText(ma_desc_content)}`,
    );
    const same =
      this.cate[slot] === cate &&
      this.names.at(slot) === name &&
      this.descriptions.at(slot) === description;
    if (same) return false;
    this.cate[slot] = cate;
    this.names.set(slot, name);
    this.descriptions.set(slot, description);
    return true;
  }
}
