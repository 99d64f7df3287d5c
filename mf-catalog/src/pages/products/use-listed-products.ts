import type { ProductItem } from '@pinpu/shared/contracts';
import { useQueries, useQuery, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import type { ProductListParams } from '../../api/products.ts';
import { LIST_PAGE_SIZE, LIST_REQUEST_SIZE } from '../../features/limits.ts';
import { listQuery } from '../../features/product-queries.ts';

const requestsFor = (count: number) => Math.max(1, Math.ceil(count / LIST_REQUEST_SIZE));

/** Removes duplicates, since the server's pages may have shifted between two requests. */
function distinct(items: readonly ProductItem[]): ProductItem[] {
  return [...new Map(items.map((item) => [item.prd_id, item])).values()];
}

/** The first `shown` products of a list, from as many requests as needed; the next is prefetched. */
export function useListedProducts(params: ProductListParams, shown: number) {
  const token = useAtomValue(userTokenAtom);
  const client = useQueryClient();
  const total = useQuery(listQuery(params, 1, token)).data?.total;
  const count = Math.min(shown, total ?? shown);
  const requests = requestsFor(count);
  const answers = useQueries({
    queries: Array.from({ length: requests }, (_, at) => listQuery(params, at + 1, token)),
  });
  const items = distinct(answers.flatMap(({ data }) => data?.items ?? [])).slice(0, count);
  const failed = answers.filter(({ isError, data }) => isError && data === undefined);
  const coming = answers.some(({ isPending }) => isPending);
  const whole = shown >= (total ?? Number.POSITIVE_INFINITY) && failed.length === 0 && !coming;

  const ahead = requestsFor(Math.min(count + 2 * LIST_PAGE_SIZE, total ?? count));
  const key = JSON.stringify(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the queries.
  useEffect(() => {
    if (ahead > requests)
      void client.prefetchQuery({ ...listQuery(params, ahead, token), meta: { quiet: true } });
  }, [client, key, token, ahead, requests]);

  return {
    items,
    /** How many are still loading. */
    coming: coming ? count - items.length : 0,
    failed: failed.length > 0,
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    /** The total; where the server's pages have shifted, the number actually found. */
    total: whole ? items.length : total,
    /** True when more must be requested from the server. */
    needsRequest: requestsFor(Math.min(shown + LIST_PAGE_SIZE, total ?? shown)) > requests,
  };
}
