import * as s from '@pinpu/shared/contracts/schema';
import { categorySchema } from './category.ts';
import { bodyOf } from './envelope.ts';
import { twd } from './primitives.ts';
import { productItemSchema } from './product.ts';

/** Response of the product lists. */
export const productListAnswerSchema = s.object({
  success: s.literal(true),
  pager: s.object({
    items: s.array(productItemSchema),
    total: s.int(),
    page: s.int(),
    size: s.int(),
    /**
     * Present where few or no products match the keyword as typed and the closest others were added: how many match as
     * typed. In the order `rank`, these come first, but for sold-out ones, which come last.
     */
    exact: s.optional(s.int()),
    /** A sentence for the shopper: how labels were searched for what was typed, or why nothing was found. */
    note: s.optional(s.string()),
  }),
});

/** Response of `GET /api/facets` and `/api/facets/{cate}`: the facets of a list. */
export const productFacetsAnswerSchema = bodyOf(
  s.object({
    /** Number of products under all active filters. */
    total: s.int(),
    /** Non-empty categories, each counted without the category filter. */
    categories: s.array(s.object({ cate_id: s.string(), count: s.int() })),
    /** Lowest and highest price, without the price filter; both 0 where the result is empty. */
    price: s.object({ min: twd, max: twd }),
    /** How many of these are in stock, and how many ship free. */
    in_stock: s.int(),
    free_shipping: s.int(),
  }),
);
export type ProductFacets = s.Infer<typeof productFacetsAnswerSchema>['body'];

/** Response of `GET /api/suggestions?q=`: suggested products and categories, best match first. */
export const suggestionsAnswerSchema = bodyOf(
  s.object({ products: s.array(productItemSchema), categories: s.array(categorySchema) }),
);
export type Suggestions = s.Infer<typeof suggestionsAnswerSchema>['body'];

/** Body of `PUT /api/product/{id}/like`; idempotent per cart session. */
export const likeSchema = s.object({ liked: s.boolean() });
export const likeAnswerSchema = bodyOf(s.object({ liked: s.boolean(), like_count: s.int() }));
