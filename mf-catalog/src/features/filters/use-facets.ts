import type { ProductListWanted } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { useEffect, useState } from 'react';
import { facetsQuery } from '../product-queries.ts';

/** Long enough that a price is asked for once it is typed, short enough not to be waited for. */
const PAUSE_MS = 200;

/** What the filters would leave, once they have come to rest; the last answer stands until then, and without one only the counts are missing. */
export function useFacets({ cate, bundles, filter }: Omit<ProductListWanted, 'order'>) {
  const wish = JSON.stringify(filter);
  const [rested, setRested] = useState(wish);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wish), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wish]);
  const query = useQuery(facetsQuery({ cate, bundles, filter: JSON.parse(rested) }));
  return { data: query.data, isPlaceholderData: query.isPlaceholderData || rested !== wish };
}
