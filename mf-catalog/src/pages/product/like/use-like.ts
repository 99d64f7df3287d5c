import type { Product } from '@pinpu/shared/contracts';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useRef } from 'react';
import { likeProduct } from '../../../api/products.ts';
import { productQuery } from '../../../features/product-queries.ts';

type Liking = Pick<Product, 'liked' | 'like_count'>;

/**
 * Likes with an optimistic update, sent one after the other. Of several presses only the last one's response counts; on
 * failure the server's last state is restored, and the message modal shows the reason.
 */
export function useLike({ prd_id, liked, like_count }: Product) {
  const cache = useQueryClient();
  const { queryKey } = productQuery(prd_id, useAtomValue(userTokenAtom));
  const mutationKey = ['like', prd_id];
  const confirmed = useRef<Liking>({ liked, like_count });

  const show = (liking: Liking) =>
    cache.setQueryData<Product | null>(queryKey, (product) => product && { ...product, ...liking });
  const pending = () => cache.isMutating({ mutationKey });
  const settle = () => {
    if (pending() === 1) show(confirmed.current);
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (next: boolean) => likeProduct(prd_id, next),
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
