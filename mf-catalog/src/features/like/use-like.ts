import type { Product } from '@pinpu/shared/contracts';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useRef } from 'react';
import { loadApi } from '../../api/load-api.ts';
import { productQuery } from '../product-queries.ts';
import { FAVOURITE_PAGES, likedIdsQuery } from './like-queries.ts';

type Liking = Pick<Product, 'liked' | 'like_count'>;

const withId = (ids: readonly string[], prd_id: string, liked: boolean) => {
  const others = ids.filter((id) => id !== prd_id);
  return liked ? [prd_id, ...others] : others;
};

/**
 * Likes with an optimistic update on tiles and product page; calls are sent one after the other. Of several presses
 * only the last one's response counts. On failure the server's last state is restored, and the message modal shows the
 * reason. `onSettled` gets the stored state.
 */
export function useLike(
  { prd_id, liked, like_count }: Liking & Pick<Product, 'prd_id'>,
  onSettled?: (liked: boolean) => void,
) {
  const cache = useQueryClient();
  const token = useAtomValue(userTokenAtom);
  const { queryKey } = productQuery(prd_id, token);
  const ids = likedIdsQuery(token);
  const mutationKey = ['like', prd_id];
  const confirmed = useRef<Liking>({ liked, like_count });

  const show = (liking: Liking) => {
    cache.setQueryData<Product | null>(queryKey, (product) => product && { ...product, ...liking });
    cache.setQueryData(ids.queryKey, (all = []) => withId(all, prd_id, liking.liked));
  };
  const pending = () => cache.isMutating({ mutationKey });
  const settle = () => {
    if (pending() !== 1) return;
    show(confirmed.current);
    onSettled?.(confirmed.current.liked);
    void cache.invalidateQueries({ queryKey: ids.queryKey });
    // A shown page of favourites is not reloaded: it keeps the removed product with its undo button.
    void cache.invalidateQueries({ queryKey: FAVOURITE_PAGES, refetchType: 'none' });
    cache.removeQueries({ queryKey: FAVOURITE_PAGES, type: 'inactive' });
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (next: boolean) => (await loadApi()).likeProduct(prd_id, next),
    onSuccess: (answer) => {
      confirmed.current = answer;
      settle();
    },
    onError: settle,
  });
  return () => {
    if (pending() === 0) confirmed.current = { liked, like_count };
    show({ liked: !liked, like_count: Math.max(0, like_count + (liked ? -1 : 1)) });
    mutate(!liked);
  };
}
