import type { Favourite } from '@pinpu/shared/contracts';
import { useQueries, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import {
  FAVOURITE_PAGES,
  favouritesQuery,
  likedIdsQuery,
} from '../../features/like/like-queries.ts';

/** The number of favourites that the server sends at a time. */
export const FAVOURITES_PAGE = 24;

/** The first `shown` favourites, loaded page by page, since each page contains the cursor of the next. */
export function useFavourites(shown: number) {
  const token = useAtomValue(userTokenAtom);
  const cache = useQueryClient();
  const cursors = [''];
  while (cursors.length * FAVOURITES_PAGE < shown) {
    const { queryKey } = favouritesQuery(token, cursors.at(-1) ?? '');
    const next = cache.getQueryData(queryKey)?.next ?? '';
    if (next === '') break;
    cursors.push(next);
  }
  const pages = useQueries({ queries: cursors.map((after) => favouritesQuery(token, after)) });
  // Removed favourites must not appear again for a moment when the page is reopened.
  useEffect(
    () => () =>
      cache.removeQueries({
        queryKey: FAVOURITE_PAGES,
        predicate: ({ state }) => state.isInvalidated,
      }),
    [cache],
  );
  const last = pages.at(-1);
  const waiting = last?.data === undefined && last?.isFetching === true;
  const items = new Map<string, Favourite>(
    pages.flatMap(({ data }) => (data?.items ?? []).map((one) => [one.prd_id, one])),
  );
  const total = last?.data?.next === '' ? items.size : pages[0]?.data?.total;
  const expected = total ?? cache.getQueryData(likedIdsQuery(token).queryKey)?.length ?? 4;
  return {
    items: [...items.values()],
    total,
    /** The number of skeletons for favourites that are loading. */
    coming: waiting ? Math.min(FAVOURITES_PAGE, expected - items.size) : 0,
    failed: last?.isError === true && last.data === undefined,
    retry: () => void last?.refetch(),
  };
}
