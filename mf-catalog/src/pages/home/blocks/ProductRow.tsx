import type { ProductItem } from '@pinpu/shared/contracts';
import { PageSection } from '@pinpu/shared/ui';
import { HOME_LISTED } from '../../../features/limits.ts';
import { ProductGrid } from '../../../features/ProductGrid.tsx';
import { TileSkeletons } from '../../../features/TileSkeletons.tsx';

interface ProductRowProps {
  title: string;
  count: number;
  items: readonly ProductItem[] | undefined;
}

/** Products on home with a heading; nothing if none of them is for sale. */
export function ProductRow({ title, count, items }: ProductRowProps) {
  if (items?.length === 0) return null;
  return (
    <PageSection title={title}>
      <ProductGrid items={items?.slice(0, HOME_LISTED)}>
        <TileSkeletons count={count} />
      </ProductGrid>
    </PageSection>
  );
}
