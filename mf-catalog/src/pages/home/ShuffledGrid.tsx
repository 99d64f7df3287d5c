import type { ProductItem } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { HOME_LISTED } from '../../features/limits.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import { featuredQuery, shuffledQuery } from '../../features/product-queries.ts';
import { shuffle } from '../../features/shuffle.ts';
import { useVisitSeed } from '../../features/visit-seed.ts';
import { ProductRow } from './blocks/ProductRow.tsx';

/** This visit's products. Sold-out ones and those of the strip above come last, since only a small shop needs them. */
function picked(all: readonly ProductItem[], featured: readonly ProductItem[], seed: string) {
  const above = new Set(featured.map((item) => item.prd_id));
  const isFresh = (item: ProductItem) => item.tot_qty > 0 && !above.has(item.prd_id);
  const shuffled = shuffle(all, seed);
  const others = shuffled.filter((item) => !isFresh(item));
  return [...shuffled.filter(isFresh), ...others].slice(0, HOME_LISTED);
}

/** A grid of twelve shuffled products (spec §2). */
export function ShuffledGrid({ title = '隨意逛逛' }: { title?: string }) {
  const { data, isError, refetch } = useQuery(shuffledQuery);
  const featured = useQuery(featuredQuery);
  const seed = useVisitSeed();
  if (isError) return <ProductsError onRetry={refetch} />;
  const waiting = data === undefined || featured.isPending;
  const items = waiting ? undefined : picked(data, featured.data ?? [], seed);
  return <ProductRow title={title} count={HOME_LISTED} items={items} />;
}
