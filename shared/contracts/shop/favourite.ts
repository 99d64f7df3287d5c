import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { productId, twd } from './primitives.ts';
import { productItemSchema } from './product.ts';

/** A liked product, as the page of favourites shows it. */
const favouriteSchema = s.object({
  prd_id: productId,
  prd_name: s.string(),
  prd_man_pic: s.withFallback(s.string(), ''),
  /** The list price when it was liked; 0 where unknown. */
  liked_price: s.withFallback(twd, 0),
  /** The product as it is now; missing where it is not for sale. */
  item: s.optional(productItemSchema),
});
export type Favourite = s.Infer<typeof favouriteSchema>;

/** Response of `GET /api/favourites?after=`: newest first; `next` is the cursor of the next page, '' on the last. */
export const favouritesAnswerSchema = bodyOf(
  s.object({ items: s.array(favouriteSchema), total: s.int(), next: s.string() }),
);
export type FavouritesPage = s.Infer<typeof favouritesAnswerSchema>['body'];

/** Response of `GET /api/favourites/ids`: the ids of all liked products. */
export const likedIdsAnswerSchema = bodyOf(s.object({ ids: s.array(productId) }));
