import type { ProductItem } from '@pinpu/shared/contracts';
import { Grid } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import { ProductTile } from './ProductTile.tsx';

interface ProductGridProps {
  items: readonly ProductItem[] | undefined;
  children?: ReactNode;
}

export const ProductGrid = ({ items, children }: ProductGridProps) => (
  <Grid>
    {items?.map((item) => (
      <li key={item.prd_id}>
        <ProductTile item={item} />
      </li>
    )) ?? children}
  </Grid>
);
