import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import type { ProductListParams } from '../../api/products.ts';
import { facetsQuery } from '../product-queries.ts';

/** Debounce: long enough to type a price, short enough not to be noticed. */
const DEBOUNCE_MS = 200;

/** Facets of the draft filter, debounced; the last response is shown until the next, and without one only the counts are missing. */
export function useFacets({ cate, bundles, filter }: Omit<ProductListParams, 'order'>) {
  const filterKey = JSON.stringify(filter);
  const debounced = useDebounced(filterKey, DEBOUNCE_MS);
  const query = useQuery(facetsQuery({ cate, bundles, filter: JSON.parse(debounced) }));
  return {
    data: query.data,
    isPlaceholderData: query.isPlaceholderData || debounced !== filterKey,
  };
}
