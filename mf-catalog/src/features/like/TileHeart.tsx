import type { ProductItem } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { HeartButton } from './HeartButton.tsx';
import { likedIdsQuery } from './like-queries.ts';
import { useLike } from './use-like.ts';

export function TileHeart({ item }: { item: ProductItem }) {
  const { prd_id, prd_name, like_count } = item;
  const token = useAtomValue(userTokenAtom);
  const { data: liked = false } = useQuery({
    ...likedIdsQuery(token),
    select: (ids) => ids.includes(prd_id),
  });
  const press = useLike({ prd_id, liked, like_count });
  return <HeartButton name={prd_name} liked={liked} onClick={press} />;
}
