import { useQuery } from '@pinpu/shared/query';
import { EmptyState } from '@pinpu/shared/ui';
import { featuredQuery, shuffledQuery } from '../../features/product-queries.ts';

export function EmptyShop() {
  const featured = useQuery(featuredQuery).data;
  const all = useQuery(shuffledQuery).data;
  if (featured?.length !== 0 || all?.length !== 0) return null;
  return <EmptyState>商品正在上架，請過些時候再來逛逛。</EmptyState>;
}
