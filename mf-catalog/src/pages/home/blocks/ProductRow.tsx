import type { ProductItem } from '@pinpu/shared/contracts';
import { Grid, PageSection } from '@pinpu/shared/ui';
import { HOME_LISTED } from '../../../features/limits.ts';
import { ProductTile } from '../../../features/ProductTile.tsx';
import { TileSkeletons } from '../../../features/TileSkeletons.tsx';

interface ProductRowProps {
  title: string;
  /** How many are expected. */
  count: number;
  items: readonly ProductItem[] | undefined;
}

/** A row of products that the shop has put on home; nothing where none of them is for sale. */
export function ProductRow({ title, count, items }: ProductRowProps) {
  if (items?.length === 0) return null;
  return (
    <PageSection title={title}>
      <Grid>
        {items?.slice(0, HOME_LISTED).map((item) => (
          <li key={item.prd_id}>
            <ProductTile item={item} />
          </li>
        )) ?? <TileSkeletons count={count} />}
      </Grid>
    </PageSection>
  );
}
