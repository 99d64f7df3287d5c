import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { favouritesAnswerSchema, likedIdsAnswerSchema } from '@pinpu/shared/contracts';

export async function fetchFavourites(after: string) {
  const searchParams = after === '' ? {} : { after };
  const call = storefront.get('favourites', { searchParams, ...asMember });
  return (await answerOf(call, favouritesAnswerSchema)).body;
}

export async function fetchLikedIds() {
  return (await answerOf(storefront.get('favourites/ids', asMember), likedIdsAnswerSchema)).body
    .ids;
}
