import { PROMO_PRICE_LEVEL, priceAtLevel } from '@pinpu/shared/domain';
import type { ProductFacts } from './catalogue-rows.ts';
import { plainText } from './plain-text.ts';
import { searchText } from './search-text.ts';
import { TextColumn } from './text-column.ts';

/**
 * The products, column by column: a product keeps its slot for good. Columns of numbers are walked through
 * many times faster than objects; 100 000 products are looked at within a millisecond.
 */
export class Shelved {
  readonly prd_id: string[] = [];
  readonly cate: number[] = [];
  readonly price: number[] = [];
  /** What it costs at the promotional level. */
  readonly promoPrice: number[] = [];
  readonly sold: number[] = [];
  readonly rank: number[] = [];
  readonly listed: number[] = [];
  /** Place among the featured ones, null for none. */
  readonly featured: (number | null)[] = [];
  readonly forSale: boolean[] = [];
  readonly inStock: boolean[] = [];
  readonly shippedFree: boolean[] = [];
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
    this.prd_id[slot] = facts.prd_id;
    this.price[slot] = facts.price;
    this.promoPrice[slot] = priceAtLevel(facts, PROMO_PRICE_LEVEL);
    this.sold[slot] = facts.sold_out_qty;
    this.rank[slot] = facts.rank;
    this.listed[slot] = facts.u_date.getTime();
    this.featured[slot] = facts.featured;
    this.forSale[slot] = facts.enabled;
    this.inStock[slot] = facts.tot_qty > 0;
    this.shippedFree[slot] = facts.ship_fee <= 0;
    return this.#putTexts(slot, facts);
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
