import * as s from '@pinpu/shared/contracts/schema';
import {
  OPTIONS_MAX,
  type ProductOption,
  type ProductVideo,
  SET_PARTS_MAX,
  TEMPERATURES,
  VARIANTS_MAX,
} from '@pinpu/shared/domain';
import { setPartSchema } from './cart.ts';
import { productRuleSchema } from './price-rule.ts';
import { productId, twd } from './primitives.ts';
import { PRODUCT_ORDERS } from './product-orders.ts';
import { restockSchema } from './restock.ts';

const text = s.withFallback(s.string(), '');
const count = s.withFallback(s.int(), 0);

/** The day on which a pre-order leaves, YYYY-MM-DD; missing where it is in stock, or sold out. */
const preorder = s.withFallback(s.optional(s.string()), undefined);

/**
 * A product for lists (spec §3); `price1` is the group price, 0 for none. A missing text or count is read as empty and
 * a missing stock as 0, so that the product is still shown; price and shipping fee are required.
 */
export const productItemSchema = s.object({
  prd_id: productId,
  prd_name: s.string(),
  /** Base URL of the main picture; sizes are requested with `?w=320`. */
  prd_man_pic: text,
  cate_id: text,
  price: twd,
  price1: s.withFallback(twd, 0),
  tot_qty: count,
  sold_out_qty: count,
  like_count: count,
  ship_fee: twd,
  ship_fee_free_amt: twd,
  u_date: text,
  /** How many shipping days (days on which parcels leave) the preparation takes; missing for 0. */
  ship_days: s.withFallback(s.optional(s.int()), undefined),
  /** How it is stored on the way; missing for 常溫. */
  temperature: s.withFallback(s.optional(s.oneOf(TEMPERATURES)), undefined),
  /** Only for signed-in members of status > 0 (ledger P9, decided). */
  cost_wholesale: s.optional(twd),
  /** Sold in several variants, of which the shopper chooses one; missing for no. */
  has_options: s.withFallback(s.optional(s.boolean()), undefined),
  /** Some variants cost more than `price` or `price1`; missing for no. */
  price_varies: s.withFallback(s.optional(s.boolean()), undefined),
  /** The ordinary price, where `price` is a special one; missing where there is none. */
  price_regular: s.withFallback(s.optional(twd), undefined),
  /** Set where none of it is in stock and some can be pre-ordered; `tot_qty` is how many then. */
  preorder,
});
export type ProductItem = s.Infer<typeof productItemSchema>;

/** Maker of a product, as shown on its page. */
const makerCardSchema = s.object({
  maker_id: s.string(),
  maker_name: s.string(),
  maker_place: text,
  /** Base URL of the picture, '' for none. */
  maker_picture: text,
  /** The beginning of the story, as plain text. */
  lead: text,
});
export type MakerCard = s.Infer<typeof makerCardSchema>;

/** What food labels must state, '' where it is not stated. */
const productLabelSchema = s.object({
  net_content: text,
  ingredients: text,
  /** Names of allergen groups: empty for none, null where nothing is stated. */
  allergens: s.withFallback(s.nullable(s.array(s.string())), null),
  shelf_life: text,
  storage: text,
  /** 食品業者登錄字號: the product's own, else its maker's. */
  food_reg_no: text,
});
export type ProductLabel = s.Infer<typeof productLabelSchema>;

/** An option of a product with its values, in the shop's order. */
export const productOptionSchema = s.object({
  name: s.string(),
  values: s.array(
    s.object({
      value: s.string(),
      /** The swatch's colour as `#rrggbb`; missing for none. */
      colour: s.optional(s.string()),
    }),
  ),
}) satisfies s.Schema<ProductOption>;

/** A variant on sale; its amounts, stock and picture replace the product's where it is chosen. */
export const variantSchema = s.object({
  /** What a cart's line has as `prd_id`. */
  var_id: productId,
  /** One value for each option, in their order. */
  option_values: s.array(s.string()),
  price: twd,
  price1: s.withFallback(twd, 0),
  tot_qty: count,
  /** As of a product. */
  price_regular: s.withFallback(s.optional(twd), undefined),
  special_ends: s.withFallback(s.optional(s.string()), undefined),
  /** Base URL of the picture; '' for the product's. */
  picture: text,
  preorder,
  /** Only for signed-in members of status > 0. */
  cost_wholesale: s.optional(twd),
  /** For a sold-out variant: the state of this browser's or member's request for a mail. */
  restock: s.optional(restockSchema),
});
export type Variant = s.Infer<typeof variantSchema>;

/** What one piece of a set contains of a variant, as the shop has it now. */
const productPartSchema = s.extend(setPartSchema, {
  /** The variant's product; missing where `prd_id` is the product itself. */
  product_id: s.withFallback(s.optional(productId), undefined),
  /** It has a page of its own; missing for no. */
  on_sale: s.withFallback(s.optional(s.boolean()), undefined),
});
export type ProductPart = s.Infer<typeof productPartSchema>;

const productVideoSchema = s.object({
  ...{ title: text, file: text, youtube: text, poster: text },
}) satisfies s.Schema<ProductVideo>;

/** The PDF that its page offers as 說明書. */
const productManualSchema = s.object({
  url: s.string(),
  /** 0 where the size is not known. */
  bytes: count,
});
export type ProductManual = s.Infer<typeof productManualSchema>;

/** A product with everything its page shows (spec §3). */
export const productSchema = s.extend(productItemSchema, {
  /** JSON text: `{"section_1":[{"d":"/media/…"}]}`; read it with `albumPictures`. */
  prd_album_pics: text,
  prd_text_desc: text,
  sl_desc_content: text,
  ma_desc_content: text,
  /** When its special price ends, ISO; missing where it has no end, or there is none. */
  special_ends: s.withFallback(s.optional(s.string()), undefined),
  /** Missing where it has no maker, or a hidden one. */
  maker: s.withFallback(s.optional(makerCardSchema), undefined),
  /** Missing where nothing is stated. */
  label: s.withFallback(s.optional(productLabelSchema), undefined),
  /** Whether this cart session likes it. */
  liked: s.withFallback(s.boolean(), false),
  /** For a sold-out product: the state of this browser's or member's request for a mail. */
  restock: s.optional(restockSchema),
  /** Least and most pieces in an order, and most for a person, over all variants of the product; 0 or missing for none. */
  min_qty: s.withFallback(s.optional(s.int()), undefined),
  max_qty: s.withFallback(s.optional(s.int()), undefined),
  max_buyer: s.withFallback(s.optional(s.int()), undefined),
  /** Until when it, or one of its variants, can be pre-ordered, as ISO text; missing where none can be. */
  preorder_until: s.withFallback(s.optional(s.string()), undefined),
  /** The rules of price that hold for it now; missing for none. */
  rules: s.withFallback(s.optional(s.array(productRuleSchema)), undefined),
  /** Missing for a product without options, which is its own only variant. */
  options: s.withFallback(
    s.optional(s.array(productOptionSchema).check(s.maxLength(OPTIONS_MAX))),
    undefined,
  ),
  /** Missing where it has none. */
  videos: s.withFallback(s.optional(s.array(productVideoSchema)), undefined),
  /** Rows of cells, the first of them headings; missing for none. */
  size_table: s.withFallback(s.optional(s.array(s.array(s.string()))), undefined),
  /** Missing for none. */
  manual: s.withFallback(s.optional(productManualSchema), undefined),
  /** The variants on sale, in the shop's order; missing together with `options`. */
  variants: s.withFallback(
    s.optional(s.array(variantSchema).check(s.maxLength(VARIANTS_MAX))),
    undefined,
  ),
  /** Of a set: what it is made of, in the shop's order; missing for other goods. */
  parts: s.withFallback(
    s.optional(s.array(productPartSchema).check(s.maxLength(SET_PARTS_MAX))),
    undefined,
  ),
});
export type Product = s.Infer<typeof productSchema>;

/** The filters of a list. The page's URL uses the same names. */
export const productFilterSchema = s.object({
  /** Category ids, separated by commas; each includes its children. */
  cate: s.optional(s.string()),
  /** Lowest and highest price, whole TWD, both inclusive. */
  min: s.optional(s.string()),
  max: s.optional(s.string()),
  /** `1`: only products in stock. */
  stock: s.optional(s.string()),
  /** `1`: only products that always ship free. */
  free: s.optional(s.string()),
  /** The price level that `min`, `max` and sorting by price refer to: `1` on promo routes. */
  lv: s.optional(s.string()),
});
export type ProductFilter = s.Infer<typeof productFilterSchema>;

/** Query of `GET /api/products`: home sends n, l, s, q; the list o, p, l, s, q and its filters (spec §7). */
export const productQuerySchema = s.extend(productFilterSchema, {
  s: s.optional(s.string()),
  /** Home only: which strip, `featured` or `all`. */
  n: s.optional(s.string()),
  /** Page size, 1–100. */
  l: s.optional(s.string()),
  o: s.optional(s.oneOf(PRODUCT_ORDERS)),
  /** Page, from 1. */
  p: s.optional(s.string()),
  /** Keyword. */
  q: s.optional(s.string()),
  /** Ids separated by commas: exactly these products in this order; all other parameters are ignored. */
  ids: s.optional(s.string()),
});
export type ProductQuery = s.Infer<typeof productQuerySchema>;
