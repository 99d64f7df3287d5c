import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { favouritesAnswerSchema, likedIdsAnswerSchema } from '@pinpu/shared/contracts';

/** A page of the favourites of the member, or of this browser. */
export async function fetchFavourites(after: string) {
  const searchParams = after === '' ? {} : { after };
  const call = storefront.get('favourites', { searchParams, ...asMember });
  return (await answerOf(call, favouritesAnswerSchema)).body;
}

/** The ids of all liked products. */
export async function fetchLikedIds() {
  return (await answerOf(storefront.get('favourites/ids', asMember), likedIdsAnswerSchema)).body
    .ids;
}
