import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import type { ProductListParams } from '../../api/products.ts';
import { facetsQuery } from '../product-queries.ts';

/** A delay that is long enough to type a price, and too short to be noticed. */
const DEBOUNCE_MS = 200;

/**
 * Facets of the draft filter, after a delay. The last response stays until the next one; without any, only the counts
 * are missing.
 */
export function useFacets({ cate, bundles, filter }: Omit<ProductListParams, 'order'>) {
  const filterKey = JSON.stringify(filter);
  const debounced = useDebounced(filterKey, DEBOUNCE_MS);
  const query = useQuery(facetsQuery({ cate, bundles, filter: JSON.parse(debounced) }));
  return {
    data: query.data,
    isPlaceholderData: query.isPlaceholderData || debounced !== filterKey,
  };
}
