import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { twd } from '../shop/primitives.ts';
import { productOptionSchema } from '../shop/product.ts';

const version = s.string().check(s.maxLength(64));
const cell = s.string().check(s.maxLength(200));

/** A variant as the shop edits it; amounts in whole TWD, weight in grams. */
const shopVariantSchema = s.object({
  var_id: s.string(),
  option_values: s.array(s.string()),
  price: twd,
  price_special: s.withFallback(twd, 0),
  price1: twd,
  cost_wholesale: twd,
  on_hand: s.int(),
  /** How many of these are reserved by orders. */
  reserved: s.int(),
  low_stock: s.int(),
  weight: s.int(),
  /** How many more can be pre-ordered; missing for 0. */
  pre_left: s.withFallback(s.int(), 0),
  barcode: s.string(),
  /** Address of its picture; '' for the product's. */
  picture: s.string(),
  enabled: s.boolean(),
  /** Whether an order contains it; then it can be switched off, but not deleted. */
  ordered: s.boolean(),
});
export type ShopVariant = s.Infer<typeof shopVariantSchema>;

/**
 * `GET /api/backoffice/products/{id}/variants`: a product's options and variants, both empty for a product without
 * options; `base` is what such a product is sold for, and the suggestion for new variants. `version` changes with
 * everything except the stock and what can be pre-ordered.
 */
export const shopVariantsSchema = s.object({
  prd_id: s.string(),
  prd_name: s.string(),
  options: s.array(productOptionSchema),
  variants: s.array(shopVariantSchema),
  base: s.object({
    price: twd,
    price_special: s.withFallback(twd, 0),
    price1: twd,
    cost_wholesale: twd,
    on_hand: s.int(),
    reserved: s.int(),
    low_stock: s.int(),
    weight: s.int(),
    pre_left: s.withFallback(s.int(), 0),
  }),
  version,
});
export type ShopVariants = s.Infer<typeof shopVariantsSchema>;
export const shopVariantsAnswerSchema = bodyOf(shopVariantsSchema);

/** 409 where they were changed meanwhile: `body` is their current state. */
export const shopVariantsConflictSchema = s.looseObject({ body: shopVariantsSchema });

/** A variant to save: numbers and code as typed. */
export const variantInputSchema = s.object({
  /** The code of the stored variant that this row is; '' for a new one. */
  was: cell,
  /** Its code; '' for one that the shop makes from the product's. */
  var_id: cell,
  option_values: s.array(cell),
  price: cell,
  /** Missing in saves of earlier releases, which leave it as it is. */
  price_special: s.optional(cell),
  price1: cell,
  cost_wholesale: cell,
  on_hand: cell,
  low_stock: cell,
  weight: cell,
  barcode: cell,
  picture: s.string().check(s.maxLength(400)),
  enabled: s.boolean(),
  /** The stock that was shown; the save is refused where it has changed and `on_hand` differs from it. */
  on_hand_from: s.int(),
  /** How many more can be pre-ordered, and what was shown; missing where it stays as it is. */
  pre_left: s.optional(cell),
  pre_left_from: s.optional(s.int()),
});
export type VariantInput = s.Infer<typeof variantInputSchema>;

/**
 * Body of `POST /api/backoffice/products/{id}/variants`: all options and variants, in their order. Stored variants that
 * are missing are deleted; without options, the product is sold as a whole again.
 */
export const variantsSaveSchema = s.object({
  version,
  options: s.array(productOptionSchema),
  variants: s.array(variantInputSchema).check(s.maxLength(1000)),
});
export type VariantsSave = s.Infer<typeof variantsSaveSchema>;

/** 422: the faults; `row` is the variant's place from 0, -1 for the options, `field` the cell, '' for the row. */
export const variantFaultsSchema = s.looseObject({
  faults: s.array(s.object({ row: s.int(), field: s.string(), message: s.string() })),
});
