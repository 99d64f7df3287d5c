import { useQuery } from '@pinpu/shared/query';
import { PageSection } from '@pinpu/shared/ui';
import { ProductGrid } from '../../features/ProductGrid.tsx';
import { bestsellersQuery } from '../../features/product-queries.ts';

/** The bestsellers in stock; hidden if there are none. */
export function Bestsellers() {
  const { data = [] } = useQuery(bestsellersQuery);
  if (data.length === 0) return null;
  return (
    <PageSection title="大家都買">
      <ProductGrid items={data} />
    </PageSection>
  );
}
