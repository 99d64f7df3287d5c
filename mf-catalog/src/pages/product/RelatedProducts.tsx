import type { Product } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { PageSection } from '@pinpu/shared/ui';
import { useDeferredValue } from 'react';
import { RELATED_PRODUCTS } from '../../features/limits.ts';
import { ProductGrid } from '../../features/ProductGrid.tsx';
import { relatedQuery } from '../../features/product-queries.ts';

/** Up to twelve other products of the same category; hidden if there are none. */
export function RelatedProducts({ product }: { product: Product }) {
  const { data } = useQuery(relatedQuery(product.cate_id));
  // Deferred, since rendering twelve tiles at once would block a slow phone.
  const all = useDeferredValue(data) ?? [];
  const others = all.filter((item) => item.prd_id !== product.prd_id).slice(0, RELATED_PRODUCTS);
  if (others.length === 0) return null;
  return (
    <PageSection title="您可能也會喜歡">
      <ProductGrid items={others} />
    </PageSection>
  );
}
