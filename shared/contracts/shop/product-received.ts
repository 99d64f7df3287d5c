import * as s from '@pinpu/shared/contracts/schema';
import { twd } from './primitives.ts';
import { type ProductItem, productItemSchema } from './product.ts';

const none = s.withFallback(s.int(), 0);

/**
 * A list item as the browser parses it: fields that an older server may omit are read as empty. Unknown stock counts as
 * sold out, since nothing can be promised.
 */
const receivedItemSchema = s.extend(productItemSchema, {
  cate_id: s.withFallback(s.string(), ''),
  price1: s.withFallback(twd, 0),
  tot_qty: none,
  sold_out_qty: none,
  like_count: none,
  ship_fee_free_amt: s.withFallback(twd, 0),
  u_date: s.withFallback(s.string(), ''),
  cost_wholesale: s.withFallback(s.optional(twd), undefined),
});

/** Drops items without id, name, picture, price or shipping fee, and keeps all others. */
const receivedItems = s.pipe(
  s.array(s.unknown()),
  s.transform((items: unknown[]): ProductItem[] =>
    items.flatMap((item) => {
      const read = s.safeParse(receivedItemSchema, item);
      return read.success ? [read.data] : [];
    }),
  ),
);

const pager = s.object({
  items: receivedItems,
  total: s.withFallback(s.int(), 0),
  exact: s.withFallback(s.optional(s.int()), undefined),
  note: s.withFallback(s.optional(s.string()), undefined),
});
const products = s.object({ products: receivedItems });

interface ReceivedList {
  items: ProductItem[];
  total: number;
  /** How many products match the keyword as typed, where closest matches were added to the list. */
  exact?: number;
  /** How labels were searched, or why nothing was found: a sentence for the shopper. */
  note?: string;
}

/** A list as the browser parses it: under `pager`, or as a plain list of products in an unpaged response (spec §7). */
export const receivedListSchema = s.pipe(
  s.union([s.object({ pager }), s.object({ body: products }), products]),
  s.transform((answer): ReceivedList => {
    if ('pager' in answer) {
      const { items, total, exact, note } = answer.pager;
      return {
        ...{ items, total },
        ...(exact !== undefined && { exact }),
        ...(note !== undefined && { note }),
      };
    }
    const items = ('body' in answer ? answer.body : answer).products;
    return { items, total: items.length };
  }),
);
