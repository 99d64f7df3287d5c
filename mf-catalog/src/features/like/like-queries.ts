import { queryOptions } from '@pinpu/shared/query';
import { loadApi } from '../../api/load-api.ts';

/** The first part of the keys of all pages of favourites. */
export const FAVOURITE_PAGES = ['favourites', 'page'];

/**
 * The ids that this person has liked. They are loaded when the browser is idle, since tiles can be shown without them.
 */
export const likedIdsQuery = (token: string) =>
  queryOptions({
    queryKey: ['favourites', 'ids', token],
    queryFn: async () => {
      await idle();
      return (await loadApi()).fetchLikedIds();
    },
    staleTime: 10 * 60_000,
    // Without this, every tile would ask again after a failure, e.g. a server that does not have the call yet.
    retryOnMount: false,
    meta: { quiet: true },
  });

/** A page of favourites; `after` is the cursor from the previous page, '' for the first. */
export const favouritesQuery = (token: string, after: string) =>
  queryOptions({
    queryKey: [...FAVOURITE_PAGES, token, after],
    queryFn: async () => (await loadApi()).fetchFavourites(after),
    // Short, to get current prices and stock, and favourites added on other devices.
    staleTime: 3000,
    meta: { quiet: true },
  });

const LATEST_MS = 2000;

/** Resolves when the browser has nothing more urgent to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });
