import type { ProductOption } from '@pinpu/shared/domain';

/** A demo category; two levels, the parents have `parent_cate_id` ''. */
export interface DemoCategory {
  cate_id: string;
  cate_name: string;
  parent_cate_id: string;
}

/** A demo product; amounts in whole TWD. */
export interface DemoProduct {
  /** Stable, readable id, e.g. `P0001`. */
  prd_id: string;
  prd_name: string;
  cate_id: string;
  /** Three to six sentences of plain text. */
  prd_text_desc: string;
  /** Short selling story, simple HTML (p, ul, li, strong, h3). */
  sl_desc_content: string;
  /** Facts: origin, contents, how to keep; simple HTML (table or dl). */
  ma_desc_content: string;
  price: number;
  /** Group price; 0 for none. */
  price1: number;
  /** Wholesale cost; 0 for none. */
  cost_wholesale: number;
  tot_qty: number;
  sold_out_qty: number;
  like_count: number;
  ship_fee: number;
  /** The subtotal from which this line's fee is waived; 0 for never. */
  ship_fee_free_amt: number;
  /** The number of shipping days that it takes to prepare. */
  ship_days?: number;
  /** Date first listed, `YYYY-MM-DD`. */
  listed: string;
  /** Rows of cells, the first of them headings. */
  size_table?: string[][];
  /** With options: then `price` is that of the cheapest variant, and `tot_qty` 0. */
  options?: ProductOption[];
  variants?: readonly DemoVariant[];
}

/** A variant; amounts in whole TWD. */
export interface DemoVariant {
  var_id: string;
  option_values: string[];
  price: number;
  price1: number;
  cost_wholesale: number;
  on_hand: number;
  /** In grams. */
  weight?: number;
  /** Of its own, `/media/p/P1007-terracotta/1`. */
  picture?: string;
}
