import { queryOptions } from '@pinpu/shared/query';
import { loadApi } from '../../api/load-api.ts';
import { idle } from './idle.ts';

/** The key that all pages of favourites begin with. */
export const FAVOURITE_PAGES = ['favourites', 'page'];

/** Likes of this person, by id: read once the page is at rest, since tiles do without it. */
export const likedIdsQuery = (token: string) =>
  queryOptions({
    queryKey: ['favourites', 'ids', token],
    queryFn: async () => {
      await idle();
      return (await loadApi()).fetchLikedIds();
    },
    staleTime: 10 * 60_000,
    // A server that has none yet is not asked again by every tile.
    retryOnMount: false,
    meta: { quiet: true },
  });

/** A page of favourites; `after` is the cursor of the page before, '' for the first. */
export const favouritesQuery = (token: string, after: string) =>
  queryOptions({
    queryKey: [...FAVOURITE_PAGES, token, after],
    queryFn: async () => (await loadApi()).fetchFavourites(after),
    // Prices and stock as they are now, and likes of other devices.
    staleTime: 3000,
    meta: { quiet: true },
  });
