import * as s from '@pinpu/shared/contracts/schema';
import { categorySchema } from './category.ts';
import { bodyOf } from './envelope.ts';
import { twd } from './primitives.ts';
import { productItemSchema } from './product.ts';

/** Answer of `GET /api/facets` and `/api/facets/{cate}`: what a list's filters would leave. */
export const productFacetsAnswerSchema = bodyOf(
  s.object({
    /** Products under all filters chosen. */
    total: s.int(),
    /** Categories that hold some, each counted as if no category were chosen. */
    categories: s.array(s.object({ cate_id: s.string(), count: s.int() })),
    /** Lowest and highest price as if no price were chosen; both 0 where nothing is left. */
    price: s.object({ min: twd, max: twd }),
    /** How many of these are in stock, and how many are shipped free. */
    in_stock: s.int(),
    free_shipping: s.int(),
  }),
);
export type ProductFacets = s.Infer<typeof productFacetsAnswerSchema>['body'];

/** Answer of `GET /api/suggestions?q=`: a few products and categories for what has been typed so far, best first. */
export const suggestionsAnswerSchema = bodyOf(
  s.object({ products: s.array(productItemSchema), categories: s.array(categorySchema) }),
);
export type Suggestions = s.Infer<typeof suggestionsAnswerSchema>['body'];

/** Body of `PUT /api/product/{id}/like`; a cart session likes a product once, however often it says so. */
export const likeSchema = s.object({ liked: s.boolean() });
export const likeAnswerSchema = bodyOf(s.object({ liked: s.boolean(), like_count: s.int() }));
